import { ATOS_COM_APROVACAO, type AtoComAprovacao } from '../../vocabulario/acesso/aprovacoes.js';
import {
  credenciaisSoDaPessoa,
  fraseDaEspera,
  gestoresDe,
  oQueEspera,
  oQueSePede,
  papelNaAprovacao,
  violacoesDasCredenciais,
} from './aprovacoes.js';

const [ANA, BIA, CAIO] = [1, 2, 3] as const;

test('the holders of the permission are those who can enter', () => {
  const usuario = (id: number, situacao: string, permissao: 'USUARIOS' | 'ITENS') => ({
    id,
    situacao,
    permissoes: [permissao],
  });
  expect(
    gestoresDe([
      usuario(ANA, 'ATIVADO', 'USUARIOS'),
      usuario(BIA, 'DESATIVADO', 'USUARIOS'),
      usuario(CAIO, 'ATIVADO', 'ITENS'),
    ]),
  ).toEqual([ANA]);
});

test.each([
  // Holders, author, the user; what giving and what taking waits for.
  [[ANA], ANA, BIA, null, null],
  [[ANA, BIA], ANA, BIA, null, 'PESSOA'],
  [[ANA, CAIO], ANA, BIA, 'APROVACAO', 'APROVACAO'],
  [[ANA, BIA, CAIO], ANA, BIA, 'APROVACAO', 'APROVACAO'],
  [[ANA, BIA, CAIO], ANA, ANA, null, null],
] as const)('of %j, %i acts on %i: giving waits for %s, taking for %s', (gestores, autor, usuarioId, dar, tirar) => {
  const espera = (ato: AtoComAprovacao) => oQueEspera(ato, gestores, { autor, usuarioId });
  expect([espera('DAR_USUARIOS'), espera('REATIVAR')]).toEqual([dar, dar]);
  expect([espera('RETIRAR_USUARIOS'), espera('DESATIVAR')]).toEqual([tirar, tirar]);
});

test.each([
  [BIA, ['USUARIOS'], true],
  [BIA, ['ITENS'], false],
  [ANA, ['USUARIOS'], false],
] as const)('only the person sets the credentials of %i with %j, when Ana edits: %s', (id, permissoes, so) => {
  expect(credenciaisSoDaPessoa({ id, permissoes }, ANA)).toBe(so);
});

test.each([
  [ANA, 'AUTOR', 'AUTOR'],
  [BIA, 'NENHUM', 'PROPRIA_PESSOA'],
  [CAIO, 'OUTRO', 'OUTRO'],
  [undefined, 'NENHUM', 'NENHUM'],
] as const)('the part of %s in a request of Ana about Bia: %s, with a term %s', (quem, semPrazo, comPrazo) => {
  const aprovacao = { pedidaPorId: ANA, usuarioId: BIA };
  expect(papelNaAprovacao({ ...aprovacao, comPrazo: false }, quem)).toBe(semPrazo);
  expect(papelNaAprovacao({ ...aprovacao, comPrazo: true }, quem)).toBe(comPrazo);
});

test('a refusal to set the data of another person names who can, and what to do instead', () => {
  const antes = { usuario: 'bia', email: 'bia@escola.br', cpf: '52998224725' };
  expect(violacoesDasCredenciais({ antes, depois: { ...antes, senha: '' } })).toEqual([]);
  const frases = violacoesDasCredenciais({
    antes,
    depois: { usuario: 'x', email: 'x@y.br', cpf: '11144477735', senha: 'nova' },
  });
  const ou = 'Ou retire antes a permissão Usuários dela.';
  expect(frases).toEqual([
    {
      campo: 'usuario',
      mensagem: `Somente a própria pessoa pode trocar este nome de usuário, em Gerenciar Usuários. ${ou}`,
    },
    { campo: 'email', mensagem: `Somente a própria pessoa pode trocar este e-mail, em Dados cadastrais. ${ou}` },
    {
      campo: 'senha',
      mensagem: `Somente a própria pessoa pode trocar esta senha, em "Esqueceu a senha?" da tela de entrada. ${ou}`,
    },
    { campo: 'pessoa.cpf', mensagem: `Somente a própria pessoa pode trocar este CPF, em Dados cadastrais. ${ou}` },
  ]);
});

test('each act is asked for and awaited in words of its own', () => {
  expect(ATOS_COM_APROVACAO.map((ato) => oQueSePede(ato, 'BRUNO DE LIMA'))).toEqual([
    'que Bruno de Lima receba a permissão Usuários',
    'que Bruno de Lima perca a permissão Usuários',
    'a desativação de Bruno de Lima',
    'a reativação de Bruno de Lima',
  ]);
  expect(new Set(ATOS_COM_APROVACAO.map((ato) => fraseDaEspera(ato, 'APROVACAO'))).size).toBe(4);
  expect(fraseDaEspera('DESATIVAR', 'PESSOA')).toBe(
    'A desativação só acontece quando a própria pessoa confirmar, ou em 7 dias, se ela não se opuser. Ela recebe um e-mail.',
  );
});
