import { ATOS_COM_APROVACAO } from '../contratos/enums/aprovacoes.js';
import {
  credenciaisSoDaPessoa,
  ESPERA_APROVACAO,
  gestoresDe,
  oQueSePede,
  temQuemAprove,
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
  // Holders, author, the user; somebody else could approve; only the person sets the credentials.
  [[ANA], ANA, BIA, false, false],
  [[ANA, BIA], ANA, BIA, false, false],
  [[ANA, CAIO], ANA, BIA, true, false],
  [[ANA, BIA, CAIO], ANA, BIA, true, true],
  [[ANA, BIA, CAIO], ANA, ANA, true, false],
] as const)(
  'of %j, %i acts on %i: approval %s, credentials of the person %s',
  (gestores, autor, usuario, aprova, so) => {
    expect(temQuemAprove(gestores, autor, usuario)).toBe(aprova);
    expect(credenciaisSoDaPessoa(gestores, autor, usuario)).toBe(so);
  },
);

test('what another person may not set says who can, and what to do instead', () => {
  const antes = { email: 'bia@escola.br', cpf: '52998224725' };
  expect(violacoesDasCredenciais({ antes, depois: { ...antes, senha: '' } })).toEqual([]);
  const frases = violacoesDasCredenciais({ antes, depois: { email: 'x@y.br', cpf: '11144477735', senha: 'nova' } });
  expect(frases).toEqual([
    {
      campo: 'email',
      mensagem:
        'Só a própria pessoa troca este e-mail, em Dados cadastrais. Ou retire antes a permissão Usuários dela.',
    },
    {
      campo: 'senha',
      mensagem:
        'Só a própria pessoa troca esta senha, em "Esqueceu a senha?" da tela de entrada. Ou retire antes a permissão Usuários dela.',
    },
    {
      campo: 'pessoa.cpf',
      mensagem: 'Só a própria pessoa troca este CPF, em Dados cadastrais. Ou retire antes a permissão Usuários dela.',
    },
  ]);
  expect(violacoesDasCredenciais({ antes, depois: { ...antes, cpf: '' } }).map(({ campo }) => campo)).toEqual([
    'pessoa.cpf',
  ]);
});

test('each act is asked for and awaited in words of its own', () => {
  expect(ATOS_COM_APROVACAO.map((ato) => oQueSePede(ato, 'BRUNO DE LIMA'))).toEqual([
    'que Bruno de Lima receba a permissão Usuários',
    'que Bruno de Lima perca a permissão Usuários',
    'a desativação de Bruno de Lima',
    'a reativação de Bruno de Lima',
  ]);
  expect(Object.keys(ESPERA_APROVACAO)).toEqual([...ATOS_COM_APROVACAO]);
});
