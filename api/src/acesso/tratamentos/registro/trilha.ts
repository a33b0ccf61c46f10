import { sql } from 'drizzle-orm';
import { GUARDA_DAS_CONTAS, type DadosDaTabela, type Registro } from '../tratamento.js';

/** The columns that say who did something, by the table and what the user did in it. */
const ATOS: readonly [tabela: string, titulo: string, ...colunas: [coluna: string, rotulo: string][]][] = [
  ['anos_fechados', 'Contas fechadas', ['usuario_id', 'Quem fechou']],
  ['avisos_de_falta', 'Avisos de falta', ['usuario_id', 'Quem avisou']],
  ['balancos', 'Balanços', ['usuario_id', 'Quem ajustou'], ['estornado_por_id', 'Quem estornou']],
  ['bloqueios', 'Bloqueios de lote', ['usuario_id', 'Quem bloqueou'], ['usuario_fim_id', 'Quem desbloqueou']],
  ['chamadas_publicas', 'Chamadas públicas', ['sorteada_por_id', 'Quem sorteou']],
  ['contagem_linhas', 'Lotes contados', ['usuario_id', 'Quem contou']],
  ['contagens', 'Contagens', ['usuario_id', 'Quem abriu'], ['usuario_fim_id', 'Quem encerrou']],
  ['correcoes_das_contas', 'Correções das contas', ['usuario_id', 'Quem corrigiu']],
  ['extratos', 'Extratos bancários', ['usuario_id', 'Quem importou']],
  ['kardex', 'Lançamentos de estoque', ['usuario_id', 'Quem lançou']],
  ['kits', 'Kits entregues', ['usuario_id', 'Quem entregou'], ['estornado_por_id', 'Quem estornou']],
  [
    'movimentacoes',
    'Movimentações',
    ['usuario_id', 'Quem enviou'],
    ['usuario_fim_id', 'Quem recebeu ou cancelou'],
    ['estornado_por_id', 'Quem estornou'],
  ],
  ['pagamentos', 'Pagamentos', ['usuario_id', 'Quem pagou'], ['estornado_por_id', 'Quem estornou']],
  ['preparos', 'Receitas', ['criador_id', 'Quem criou'], ['alterado_por_id', 'Quem alterou']],
  ['recebimentos', 'Recebimentos', ['usuario_id', 'Quem recebeu'], ['estornado_por_id', 'Quem estornou']],
  ['refeicoes', 'Refeições', ['usuario_id', 'Quem registrou'], ['executado_por', 'Quem executou']],
  ['saidas', 'Saídas de estoque', ['usuario_id', 'Quem deu saída']],
];

/** Who did what: in the records themselves, and in the audit trail. */
export const DA_TRILHA: Registro<'autoria' | 'valores-da-auditoria' | 'autores-da-auditoria'> = {
  autoria: {
    nome: 'Autoria dos atos',
    titulares: 'Usuários',
    finalidade: 'Saber quem responde por cada entrada, saída, compra e refeição.',
    baseLegal: 'Art. 7º, II (prestação de contas), e art. 16, I, da Lei 13.709/2018',
    quemVe: 'Quem vê o registro, pelo nome.',
    prazo: null,
    aposOPrazo: 'Só o número do usuário fica no registro; o nome segue o prazo do cadastro de usuários.',
    dados: ATOS.map(([tabela, titulo, ...colunas]): DadosDaTabela => ({
      tabela,
      titulo,
      colunas: Object.fromEntries(colunas),
      soContagem: true,
      doUsuario: (id) =>
        sql.join(
          colunas.map(([coluna]) => sql`${sql.identifier(coluna)} = ${id}`),
          sql` or `,
        ),
    })),
  },
  'valores-da-auditoria': {
    nome: 'Valores da trilha de auditoria',
    titulares: 'As pessoas do registro que mudou',
    finalidade: 'Saber o que cada mudança alterou.',
    baseLegal: 'Art. 37 (registro das operações) e art. 7º, II, da Lei 13.709/2018',
    quemVe:
      'Quem tem a permissão Usuários, e no histórico quem pode abrir o registro. CPF, contatos e endereço de pessoas aparecem mascarados.',
    prazo: {
      unidade: 'ANOS',
      padrao: 10,
      minimo: 5,
      contaDe:
        'o fim do ano da mudança, se o usuário ou o fornecedor foi excluído ou anonimizado, o comentário foi apagado ou o kit é de um aluno anonimizado',
      fonte: GUARDA_DAS_CONTAS,
    },
    aposOPrazo:
      'Os valores são apagados. A linha fica: quem, quando e o que fez; a cadeia continua a provar que nada mais mudou.',
    dados: [
      {
        tabela: 'auditoria',
        titulo: 'Mudanças no cadastro da pessoa',
        colunas: { antes: 'Antes', depois: 'Depois' },
        doUsuario: (id) => sql`entidade = 'usuarios' and entidade_id = ${id}`,
        doFornecedor: (id) => sql`entidade = 'fornecedores' and entidade_id = ${id}`,
      },
    ],
  },
  'autores-da-auditoria': {
    nome: 'Autores da trilha de auditoria',
    titulares: 'Usuários',
    finalidade: 'Provar quem mudou o quê, quando e de onde.',
    baseLegal: 'Art. 37, art. 46 e art. 16, I, da Lei 13.709/2018',
    quemVe: 'Quem tem a permissão Usuários; no histórico de um registro, quem pode abri-lo vê o nome.',
    prazo: null,
    aposOPrazo:
      'Guardado enquanto houver a trilha: nome, usuário e endereço de rede do autor são parte da prova, e apagá-los a desfaria.',
    dados: [
      {
        tabela: 'auditoria',
        titulo: 'Atos na trilha de auditoria',
        colunas: {
          quando: 'Quando',
          usuario_id: 'Número do usuário',
          login: 'Usuário',
          nome: 'Nome',
          origem: 'Como o banco soube',
          endereco: 'Endereço de rede',
          sessao: 'Sessão',
          entidade: 'Registro',
          entidade_id: 'Número do registro',
          acao: 'Ação',
        },
        doUsuario: (id) => sql`usuario_id = ${id}`,
      },
    ],
  },
};
