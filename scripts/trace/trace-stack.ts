import { originalPositionFor, type TraceMap } from '@jridgewell/trace-mapping';
import { type BuiltScript, builtScriptAt } from './built-script';
import { frameIn } from './frame';
import { storedMap } from './stored-map';

/** A module that is its own address stands in maps with all of its text. */
const withoutText = (source: string) => source.replace(/^(data:[^,]*),.*$/s, '$1');

/** The same map for every frame of a script. */
function mapsIn(dist: string) {
  const read = new Map<string, Promise<TraceMap | undefined>>();
  return (script: BuiltScript): Promise<TraceMap | undefined> => {
    const key = JSON.stringify(script);
    const map = read.get(key) ?? storedMap(dist, script);
    read.set(key, map);
    return map;
  };
}

async function traceLine(
  text: string,
  dist: string,
  mapOf: (script: BuiltScript) => Promise<TraceMap | undefined>,
): Promise<string> {
  const frame = frameIn(text);
  const script = frame && builtScriptAt(frame.address);
  if (!frame || !script) return text;
  const map = await mapOf(script);
  if (!map) return `${text.trimEnd()}  [no map in ${dist}: run this on the store that it was released from]`;
  const found = originalPositionFor(map, { line: frame.line, column: Math.max(0, frame.column - 1) });
  if (found.source === null) return `${text.trimEnd()}  [added by the bundler]`;
  const name = found.name === null ? '' : ` (${found.name})`;
  return `${frame.lead}${withoutText(found.source)}:${found.line}:${found.column + 1}${name}`;
}

/**
 * A stack with each frame of ours resolved to the place in the sources and the name that stands there, by the maps of a
 * store. All other lines stay as they are.
 */
export async function traceStack(stack: string, dist: string): Promise<string> {
  const mapOf = mapsIn(dist);
  const lines = stack.split(/\r?\n/).map((line) => traceLine(line, dist, mapOf));
  return (await Promise.all(lines)).join('\n');
}
