import type { QuerySpec } from '@fm/data';
import {
  type CompositeIndex,
  type IndexDefinitions,
  parseFieldPath,
  shortestIndexes,
} from '@fm/local-backend/indexes';
import { queryOf, type Way } from './asked-query';
import { fieldOverrides } from './field-overrides';

/** A query of a screen. */
export interface Asked {
  readonly spec: QuerySpec;
  readonly way: Way;
  readonly summed: readonly string[];
}

/** The indexes that queries need, each once, in the order of their text. */
export function neededIndexes(asked: readonly Asked[]): IndexDefinitions {
  const byText = new Map<string, CompositeIndex>();
  for (const { spec, way, summed } of asked) {
    for (const index of shortestIndexes(queryOf(spec, way), summed.map(parseFieldPath))) {
      byText.set(JSON.stringify(index), index);
    }
  }
  const sorted = [...byText].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, index]) => index);
  // Those of one field stand among the overrides.
  const isOfOne = ({ fields }: CompositeIndex) => fields.length === 1 && fields[0]?.fieldPath !== '__name__';
  const groups = new Set(asked.map(({ spec }) => spec.path.split('/').at(-1) ?? ''));
  return {
    indexes: sorted.filter((index) => !isOfOne(index)),
    fieldOverrides: fieldOverrides(groups, sorted.filter(isOfOne)),
  };
}
