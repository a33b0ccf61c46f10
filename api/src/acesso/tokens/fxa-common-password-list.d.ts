declare module 'fxa-common-password-list' {
  const senhasComuns: { test: (password: string) => boolean };
  export default senhasComuns;
}
