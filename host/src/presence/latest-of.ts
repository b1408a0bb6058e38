/** Hands on what comes of work, the latest alone: what was begun before it and ends later is left out. */
export interface Latest<T> {
  readonly add: (work: Promise<T>) => void;
  /** Hands on nothing more. */
  readonly end: () => void;
}

export function latestOf<T>(handOn: (value: T) => void): Latest<T> {
  let begun = 0;
  return {
    add(work) {
      begun += 1;
      const own = begun;
      void work.then((value) => {
        if (own === begun) handOn(value);
      });
    },
    end() {
      begun += 1;
    },
  };
}
