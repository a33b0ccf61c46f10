/**
 * What areas may use of the router, and all that the page carries of it for them: a package that is shared whole can't
 * be shaken, and the whole router weighs 62 KiB in gzip. The lint reads the names here and refuses an area any other;
 * one that an area needs is added here.
 */
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  createSearchParams,
  generatePath,
  matchPath,
  useBeforeUnload,
  useBlocker,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useResolvedPath,
  useSearchParams,
} from 'react-router-dom';
