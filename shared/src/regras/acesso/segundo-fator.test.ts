import { violacoesDoSegundoPasso } from './segundo-fator.js';

const DIGITOS = 'codigo: Digite os 6 números que o aplicativo mostra.';

test.each<[Parameters<typeof violacoesDoSegundoPasso>[0], string[]]>([
  [{ forma: 'AUTENTICADOR', codigo: '123 456' }, []],
  [{ forma: 'AUTENTICADOR', codigo: '12345' }, [DIGITOS]],
  [{ forma: 'AUTENTICADOR', codigo: '1234567' }, [DIGITOS]],
  [{ forma: 'AUTENTICADOR', codigo: ' ' }, ['codigo: Campo obrigatório.']],
  // A recovery code has letters; which one it is, only the server knows.
  [{ forma: 'RECUPERACAO', codigo: 'abcd-efgh' }, []],
  [{ forma: 'RECUPERACAO' }, ['codigo: Campo obrigatório.']],
  [{ forma: 'CHAVE', chave: {} }, []],
  [{ forma: 'CHAVE', codigo: '123456' }, ['chave: Campo obrigatório.']],
])('the second step %j is refused with %j', (passo, recusas) =>
  expect(violacoesDoSegundoPasso(passo).map(({ campo, mensagem }) => `${campo}: ${mensagem}`)).toEqual(recusas),
);
