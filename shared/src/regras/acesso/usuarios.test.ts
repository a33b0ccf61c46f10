import { LIMITES } from '../../vocabulario/limites.js';
import { violacoesDoLogin, violacoesDaSenha, violacoesDaConfirmacao, violacoesDaPrimeiraSenha } from './usuarios.js';

it('accepts a login of one word, ignoring outer spaces', () => {
  expect(violacoesDoLogin(' ana ')).toEqual([]);
  expect(violacoesDoLogin('ana maria')).toEqual([
    { campo: 'usuario', mensagem: 'O nome de usuário não pode ter espaços.' },
  ]);
});

it('refuses a password that is one character short, not an empty one', () => {
  expect(violacoesDaSenha('x'.repeat(LIMITES.senhaMinima))).toEqual([]);
  expect(violacoesDaSenha('x'.repeat(LIMITES.senhaMinima - 1))).toEqual([
    { campo: 'senha', mensagem: 'Use no mínimo 8 caracteres.' },
  ]);
  expect(violacoesDaSenha('')).toEqual([]);
});

test('a password and its confirmation are alike', () => {
  expect(violacoesDaConfirmacao({ senha: 'uma senha nova', confirmacao: 'uma senha nova' })).toEqual([]);
  expect(violacoesDaConfirmacao({ senha: undefined, confirmacao: '' })).toEqual([]);
  const diferente = [{ campo: 'confirmacao', mensagem: 'Senhas não correspondem!' }];
  expect(violacoesDaConfirmacao({ senha: 'uma senha nova', confirmacao: 'uma senha novA' })).toEqual(diferente);
  expect(violacoesDaConfirmacao({ senha: 'uma senha nova' })).toEqual(diferente);
  expect(violacoesDaConfirmacao({ confirmacao: 'uma senha nova' })).toEqual(diferente);
});

it('wants a password or an invitation of a new user, and not both', () => {
  expect(violacoesDaPrimeiraSenha({ senha: 'café-com-merenda' })).toEqual([]);
  expect(violacoesDaPrimeiraSenha({ convite: true })).toEqual([]);
  expect(violacoesDaPrimeiraSenha({ senha: null, convite: false })).toEqual([
    { campo: 'senha', mensagem: 'Campo obrigatório.' },
  ]);
  expect(violacoesDaPrimeiraSenha({ senha: 'café-com-merenda', convite: true })).toEqual([
    { campo: 'senha', mensagem: 'Com o convite, a própria pessoa escolhe a senha.' },
  ]);
});
