import { memo, useMemo } from 'react';
import seoul from 'virtual:seoul-map';
import { useTranslation } from 'react-i18next';
import type { MapPoint } from '#contract/seoul/projection.ts';
import { cx } from '#app/ui/theme/cx.ts';
import { fontSize, placeLabels, type Mark } from './labels.ts';
import { lineNumbers, namesOf } from './names.ts';
import type { Reach } from '../../commute/reach.ts';
import type { Route } from './route.ts';
import { kilometre, onScreen, type Size, type View } from './view.ts';
import { countMarks, pinMark, type Count } from './place-pins.ts';
import * as css from './drawn-map.css.ts';

export interface DrawnMapProps {
  view: View;
  size: Size;
  /** Draws the names of neighborhoods; false where they are on the map already. */
  areas: boolean;
  pins?: readonly MapPoint[] | undefined;
  counts?: readonly Count[] | undefined;
  /** Chosen university, and the way to it; the subway lines are drawn paler behind the way. */
  university?: string | undefined;
  route?: Route | null;
  /** Areas around the university by minutes. */
  reaches?: readonly Reach[] | undefined;
  /** Location of a house, to about 100 m, and its station. */
  place?: { house: MapPoint; station: MapPoint | null } | undefined;
}

/** Radius of the circle that a house is somewhere in: 150 m, in map units (docs/specification.md#map). */
const RADIUS = 15;
/** Steps per doubling of the scale; names are placed again at each step. */
const STEPS = 6;
/** Least scale at which stations are drawn, pixels per kilometer. */
const STATIONS_FROM = 20;

export function DrawnMap({ place, reaches, ...names }: DrawnMapProps) {
  const { view, size, route = null } = names;
  const { width, height } = size;
  const at = `translate(${width / 2} ${height / 2}) scale(${view.scale}) translate(${-view.x} ${-view.y})`;
  const perKilometre = kilometre(view);
  return (
    <svg className={css.map} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g transform={at}>
        <Land />
        {reaches && <Reaches reaches={reaches} />}
        <Water />
        <Lines faint={route !== null && route.rides.length > 0} />
        {perKilometre >= STATIONS_FROM && <Stations small={perKilometre < 48} />}
        {place && <Place {...place} station={route ? null : place.station} />}
        {route && <Way {...route} />}
      </g>
      <Names {...names} />
    </svg>
  );
}

const Land = memo(function Land() {
  return (
    <>
      <path d={seoul.city} className={css.city} />
      {seoul.neighbourhoods.map(([, , , , location, path]) => (
        <path key={location} d={path} className={css.area} />
      ))}
    </>
  );
});

/** Each area is one shape, drawn below water and lines; its edge is what its fill leaves of a wider stroke. */
const Reaches = memo(function Reaches({ reaches }: { reaches: readonly Reach[] }) {
  return reaches.map(({ minutes, path }) => (
    <g key={minutes} className={css.reach} data-reach={minutes}>
      <path d={path} className={css.reachEdge} />
      <path d={path} className={css.reachOf[minutes]} />
    </g>
  ));
});

const Water = memo(function Water() {
  return (
    <>
      <path d={seoul.streams} className={css.stream} />
      <path d={seoul.river} className={css.water} />
      <path d={seoul.islands} className={css.island} />
      <path
        d={seoul.mountains.map(([x, y]) => `M${x - 16} ${y + 12}l16-26l16 26z`).join('')}
        className={css.peak}
      />
    </>
  );
});

const Lines = memo(function Lines({ faint }: { faint: boolean }) {
  return seoul.lines.map(({ line, path }, index) => (
    <path key={index} d={path} className={cx(css.line[line], faint && css.faint)} />
  ));
});

const dots = (points: readonly (readonly [number, number, ...unknown[]])[]) =>
  points.map(([x, y]) => `M${x} ${y}h.1`).join('');
const changes = seoul.stations.filter(
  (_, index) =>
    new Set(seoul.lines.filter(({ stations }) => stations.includes(index)).map(({ line }) => line)).size > 1,
);
const ofLine = seoul.lines.map(({ line, stations }) => ({
  line,
  path: dots(stations.map((index) => seoul.stations[index]!)),
}));
const all = dots(seoul.stations);
const changed = dots(changes);

/** Draws stations as strokes of no length, which keep their size at every scale. */
const Stations = memo(function Stations({ small }: { small: boolean }) {
  return (
    <g className={small ? css.small : undefined}>
      <path d={all} className={css.casing} />
      {ofLine.map(({ line, path }, index) => (
        <path key={index} d={path} className={cx(css.line[line], css.dot)} />
      ))}
      <path d={changed} className={css.change} />
      <path d={all} className={css.core} />
    </g>
  );
});

function Place({ house, station }: { house: MapPoint; station: MapPoint | null }) {
  return (
    <>
      <circle cx={house.x} cy={house.y} r={RADIUS} className={css.circle} />
      {station && <path d={`M${station.x} ${station.y}L${house.x} ${house.y}`} className={css.walk} />}
    </>
  );
}

const Way = memo(function Way({ house, gate, rides }: Route) {
  const ends = rides.flatMap(({ stations }) => [stations[0]!, stations.at(-1)!]);
  const at = (station: number | undefined) => station !== undefined && seoul.stations[station]!;
  const [first, last] = [at(ends[0]), at(ends.at(-1))];
  return (
    <g data-route>
      {rides.map(({ line, path, stations }) => (
        <g key={line}>
          <path d={path} className={cx(css.line[line], css.ridden)} />
          <path
            d={dots(stations.map((station) => seoul.stations[station]!))}
            className={cx(css.line[line], css.dot)}
          />
        </g>
      ))}
      <path d={dots(ends.map((station) => seoul.stations[station]!))} className={css.change} />
      <path
        d={dots(rides.flatMap(({ stations }) => stations.map((station) => seoul.stations[station]!)))}
        className={css.core}
      />
      <path
        d={
          first && last
            ? `M${house.x} ${house.y}L${first[0]} ${first[1]}M${last[0]} ${last[1]}L${gate.x} ${gate.y}`
            : `M${house.x} ${house.y}L${gate.x} ${gate.y}`
        }
        className={css.walk}
      />
    </g>
  );
});

const numberMarks: Mark[] = lineNumbers.map(({ x, y }) => ({ at: { x, y }, width: 18, height: 18 }));

type NamesProps = Omit<DrawnMapProps, 'place' | 'reaches'>;

function Names({ view, size, areas, university, route, pins, counts }: NamesProps) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const step = Math.round(Math.log2(view.scale) * STEPS);
  const placed = useMemo(() => {
    const scale = 2 ** (step / STEPS);
    const names = namesOf(language, { university, areas, rides: route?.rides ?? [] });
    return placeLabels(names, {
      scale,
      kilometre: kilometre({ x: 0, y: 0, scale }),
      marks: [...numberMarks, ...(pins ?? []).map(pinMark), ...countMarks(counts ?? [], scale)],
    });
  }, [step, language, university, areas, route, pins, counts]);
  const isNear = ({ x, y }: MapPoint) => x > -120 && y > -30 && x < size.width + 120 && y < size.height + 30;
  return (
    <>
      {lineNumbers.map(({ key, line, ...point }) => {
        const { x, y } = onScreen(point, view, size);
        return isNear({ x, y }) && kilometre(view) > 14 ? (
          <g key={key} transform={`translate(${x} ${y})`}>
            <circle r="8" className={css.number[line]} />
            <text y="4" className={css.digit}>
              {line}
            </text>
          </g>
        ) : null;
      })}
      {placed.map(({ key, text, at, kind, dx, dy }) => {
        const { x, y } = onScreen(at, view, size);
        if (!isNear({ x, y })) return null;
        const isChosen = key === university;
        return (
          <g key={key} transform={`translate(${x} ${y})`}>
            {kind === 'university' && <path d="M0-4l4 4l-4 4l-4-4z" className={css.mark} />}
            {kind === 'landmark' && <circle r="2.5" className={css.mark} />}
            <text
              x={dx}
              y={dy + fontSize[kind] * 0.36}
              fontSize={fontSize[kind]}
              className={cx(css.name, css.kind[kind], isChosen && css.chosen)}
            >
              {text}
            </text>
          </g>
        );
      })}
    </>
  );
}
