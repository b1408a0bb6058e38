const FLOORS = [0, 1, 2, 3];
const BAYS = [0, 1, 2, 3, 4];
/** Windows with the light on, as `floor-bay`. */
const LIT = new Set(['0-3', '1-1', '2-4', '3-2']);
const GROUND = 300;
const FLOOR = 44;

/** A street front as an architect draws it: three houses, their levels, a few windows still lit. */
export function ElevationDrawing() {
  return (
    <svg viewBox="0 0 520 320" fill="none" stroke="currentColor" aria-hidden="true" focusable="false">
      <g strokeOpacity="0.28">
        {FLOORS.map((floor) => {
          const y = GROUND - floor * FLOOR;
          return <path key={floor} d={`M0 ${y}H520`} strokeDasharray="1 5" />;
        })}
      </g>
      <g strokeOpacity="0.7" strokeWidth="1.25">
        <path d={`M40 ${GROUND}V212l56-46 56 46v88`} />
        <path d="M74 184v-30h14v18" />
        <path d={`M152 ${GROUND}V112h228v188M144 112h244M164 112v-8h204v8`} />
        <path d={`M380 ${GROUND}V190l44-28 56 36v102`} />
        <path d={`M0 ${GROUND}H520`} strokeWidth="2" />
      </g>
      {FLOORS.flatMap((floor) =>
        BAYS.map((bay) => (
          <Window key={`${floor}-${bay}`} x={170 + bay * 41} floor={floor} lit={LIT.has(`${floor}-${bay}`)} />
        )),
      )}
      <Window x={66} floor={0} lit={false} />
      <Window x={104} floor={0} lit />
      <Window x={85} floor={1} lit={false} />
      <Window x={402} floor={0} lit={false} />
      <Window x={438} floor={0} lit />
      <Window x={402} floor={1} lit={false} />
      <Window x={438} floor={1} lit={false} />
    </svg>
  );
}

function Window({ x, floor, lit }: { x: number; floor: number; lit: boolean }) {
  const y = GROUND - 36 - floor * FLOOR;
  return (
    <g strokeOpacity={lit ? 0.9 : 0.45}>
      <rect x={x} y={y} width="20" height="27" {...(lit && { fill: 'currentColor', fillOpacity: 0.28 })} />
      <path d={`M${x + 10} ${y}v27`} />
    </g>
  );
}
