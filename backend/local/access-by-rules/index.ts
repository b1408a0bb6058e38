export { authorizerByRules } from './authorizer-by-rules';
export { openRulesFile, RulesError, type RulesFile } from './rules-file';
