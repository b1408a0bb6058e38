export {
  type ProfileInput,
  profileFormSchema,
  THEME_LABELS,
  THEMES,
  type Theme,
  type User,
  userSchema,
  users,
} from './user';
