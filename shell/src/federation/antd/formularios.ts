/** Names of antd for forms and searches. See `nucleo.ts`. */
export { AutoComplete, Checkbox, Form, Input, Radio, Segmented, Select, Switch } from 'antd';
