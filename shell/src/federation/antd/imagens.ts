/** Names of antd that few screens use. See `nucleo.ts`. */
export { Image, Progress } from 'antd';
