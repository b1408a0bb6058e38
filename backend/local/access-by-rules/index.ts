export { authorizerByRules } from './authorizer-by-rules';
export { followRules, RulesError } from './rules-file';
