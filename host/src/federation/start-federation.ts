let registryUrl: string | undefined;

/** Says once per page where the areas are listed. Fetches nothing. */
export function startFederation(settings: { readonly registryUrl: string }): void {
  registryUrl = settings.registryUrl;
}

/** Where the areas are listed. Throws before `startFederation`. */
export function givenRegistryUrl(): string {
  if (registryUrl === undefined) throw new Error('startFederation must be called first.');
  return registryUrl;
}
