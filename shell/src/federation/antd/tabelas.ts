/** Names of antd for tables and other lists of data. See `nucleo.ts`. */
export { Collapse, Descriptions, Pagination, Table } from 'antd';
