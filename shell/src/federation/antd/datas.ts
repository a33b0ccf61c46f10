/** Names of antd for dates, which are large. See `nucleo.ts`. */
export { DatePicker } from 'antd';
