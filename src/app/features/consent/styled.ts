export async function styled<Part extends { consentStyle: Promise<void> }>(
  part: Promise<Part>,
): Promise<Part> {
  const loaded = await part;
  await loaded.consentStyle;
  return loaded;
}
