export async function styled<Map extends { mapStyle: Promise<void> }>(map: Map): Promise<Map> {
  await map.mapStyle;
  return map;
}
