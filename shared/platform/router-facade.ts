/**
 * What areas get as `react-router-dom` (and `react-router`). Sharing the whole package would switch tree shaking off
 * and double its size on the sign-in page; a name missing here is a type error in the areas.
 */

export type { LinkProps, Location, NavigateOptions, NavLinkProps, RouteObject, To } from 'react-router';
export {
  createSearchParams,
  generatePath,
  Link,
  Navigate,
  NavLink,
  Outlet,
  useBlocker,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
