/** Lists that grow, by what they were asked for: a returning screen shows as much of them as it had. */
export const keptFeeds = new Map<string, unknown>();
