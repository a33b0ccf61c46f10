/*
 * Personal data for a reader who only has to recognise them. What is hidden cannot be found from what is shown, and the
 * text is not one that a form would accept.
 */

/** In place of a whole text. */
export const OCULTO = '***';

/** '52998224725' → '***.982.247-**'; '' for a text that is not a CPF. */
export const ocultarCpf = (cpf: string): string =>
  /^\d{11}$/.test(cpf) ? `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**` : '';

/** 'ana.lima@exemplo.br' → 'a***@exemplo.br'. */
export const ocultarEmail = (email: string): string => email.replace(/^(.?).*(?=@)/u, `$1${OCULTO}`);

/** '16999990001' → '(16) *****-0001'; '' for a number that is too short to hide. */
export const ocultarTelefone = (telefone: string): string =>
  /^\d{10,11}$/.test(telefone)
    ? `(${telefone.slice(0, 2)}) ${'*'.repeat(telefone.length - 6)}-${telefone.slice(-4)}`
    : '';
