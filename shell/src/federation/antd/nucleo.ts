/**
 * What areas may use of antd, in five groups; this one is on almost every screen. The lint reads the names and refuses
 * an area any other; a name that an area needs is added to the group of the screens that use it. Publishing compares
 * the names of shell and areas.
 */
export {
  Alert,
  Button,
  Card,
  Col,
  ConfigProvider,
  Empty,
  Flex,
  Modal,
  Popover,
  Row,
  Skeleton,
  Space,
  Spin,
  Tag,
  Tooltip,
  Typography,
  theme,
} from 'antd';
