import type { RouteObject } from 'react-router';
import { ForgotPasswordPage } from '../auth/forgot-password-page';
import { SignInPage } from '../auth/sign-in-page';
import { SignedInOnly } from './signed-in-only';

/** The public pages; everything else, known or not, needs somebody who is signed in. */
export const routes: RouteObject[] = [
  { path: '/login', element: <SignInPage /> },
  { path: '/forgot-password', element: <ForgotPasswordPage /> },
  { path: '*', element: <SignedInOnly /> },
];
