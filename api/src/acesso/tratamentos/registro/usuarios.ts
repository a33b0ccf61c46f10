import { sql } from 'drizzle-orm';
import { doUsuario, GUARDA_DAS_CONTAS, type Registro } from '../tratamento.js';

const daPessoaDoUsuario = (id: number) => sql`id = (select u.pessoa_id from usuarios u where u.id = ${id})`;
const oProprio = (id: number) => sql`id = ${id}`;

/** The data about the users of the product. */
export const DE_USUARIOS: Registro<'usuarios' | 'fotos-de-usuarios' | 'preferencias' | 'notificacoes'> = {
  usuarios: {
    nome: 'Cadastro de usuários',
    titulares: 'Servidores e contratados que usam o sistema',
    finalidade: 'Dar acesso ao sistema e saber quem responde por cada ato.',
    baseLegal:
      'Art. 7º, III, e art. 23 (execução de política pública); art. 7º, II (prestação de contas do PNAE) da Lei 13.709/2018',
    quemVe: 'A própria pessoa e quem tem a permissão Usuários. O nome aparece nos atos da pessoa, para quem os vê.',
    prazo: {
      unidade: 'ANOS',
      padrao: 10,
      minimo: 5,
      contaDe: 'o fim do ano do último ato da pessoa, depois de desativada',
      fonte: GUARDA_DAS_CONTAS,
    },
    aposOPrazo:
      'Anonimizado: o nome dá lugar a ‘Pessoa anonimizada nº N’, e os demais dados são apagados. Os atos ficam com o número.',
    dados: [
      {
        tabela: 'pessoas',
        titulo: 'Dados da pessoa',
        colunas: {
          nome: 'Nome',
          cpf: 'CPF',
          telefone: 'Telefone',
          celular: 'Celular',
          pessoa_tipo: 'Tipo',
          cargo: 'Cargo',
          cnh: 'CNH',
          crn: 'CRN',
        },
        doUsuario: daPessoaDoUsuario,
      },
      {
        tabela: 'usuarios',
        titulo: 'Conta',
        colunas: {
          usuario: 'Nome de usuário',
          email: 'E-mail',
          ativo: 'Ativo',
          senha_hash: 'Resumo da senha, que não permite lê-la',
          pessoa_id: 'Número da pessoa',
        },
        reservadas: ['senha_hash'],
        doUsuario: oProprio,
      },
      {
        tabela: 'usuario_permissoes',
        titulo: 'Permissões',
        colunas: { usuario_id: 'Número do usuário', permissao: 'Permissão' },
        doUsuario,
      },
      {
        tabela: 'usuario_estoques',
        titulo: 'Estoques em que trabalha',
        colunas: { usuario_id: 'Número do usuário', estoque_id: 'Número do estoque' },
        doUsuario,
      },
    ],
  },
  'fotos-de-usuarios': {
    nome: 'Fotos de usuários',
    titulares: 'Usuários que puseram uma foto',
    finalidade: 'Reconhecer a pessoa no próprio acesso.',
    baseLegal: 'Art. 7º, I (a própria pessoa põe e troca a foto) da Lei 13.709/2018',
    quemVe: 'A própria pessoa.',
    prazo: {
      unidade: 'DIAS',
      padrao: 30,
      minimo: 0,
      contaDe: 'a desativação do usuário',
      fonte:
        'Art. 15, I, da Lei 13.709/2018: sem acesso, a foto não tem mais finalidade. 30 dias cobrem uma desativação por engano.',
    },
    aposOPrazo: 'Apagada.',
    dados: [{ tabela: 'usuarios', titulo: 'Foto', colunas: { imagem: 'Foto' }, doUsuario: oProprio }],
  },
  preferencias: {
    nome: 'Visões de listas',
    titulares: 'Usuários',
    finalidade: 'Mostrar as listas como a pessoa as deixou.',
    baseLegal: 'Art. 7º, III, da Lei 13.709/2018',
    quemVe: 'A própria pessoa; as compartilhadas, todos os usuários.',
    prazo: null,
    aposOPrazo: 'Apagadas pela pessoa, ou com a anonimização do usuário.',
    dados: [
      {
        tabela: 'visoes',
        titulo: 'Visões guardadas',
        colunas: {
          usuario_id: 'Número do usuário',
          lista: 'Lista',
          nome: 'Nome',
          parametros: 'Filtros',
          compartilhada: 'Compartilhada',
        },
        doUsuario,
      },
    ],
  },
  notificacoes: {
    nome: 'Leitura de notificações',
    titulares: 'Usuários',
    finalidade: 'Não mostrar de novo o que a pessoa leu ou dispensou.',
    baseLegal: 'Art. 7º, III, da Lei 13.709/2018',
    quemVe: 'A própria pessoa.',
    prazo: {
      unidade: 'DIAS',
      padrao: 365,
      minimo: 30,
      contaDe: 'a leitura',
      fonte: 'Art. 15, I, da Lei 13.709/2018: passado um ano letivo, a notificação não se repete.',
    },
    aposOPrazo: 'Apagada.',
    dados: [
      {
        tabela: 'notificacoes_do_usuario',
        titulo: 'Notificações lidas ou dispensadas',
        colunas: {
          usuario_id: 'Número do usuário',
          notificacao: 'Notificação',
          lida: 'Lida',
          dispensada_ate: 'Dispensada até',
          dispensa: 'Número da dispensa',
          criada_em: 'Quando',
        },
        doUsuario,
      },
    ],
  },
};
