import { sql } from 'drizzle-orm';
import { doUsuario, NINGUEM, SEGURANCA, type Registro } from '../tratamento.js';

/** The data that is kept for a short time while people work: answers, deletions, approvals, drafts. */
export const TEMPORARIOS: Registro<'respostas-repetidas' | 'exclusoes' | 'aprovacoes' | 'rascunhos' | 'importacoes'> = {
  'respostas-repetidas': {
    nome: 'Respostas de envios',
    titulares: 'Usuários e as pessoas que a resposta cita, também alunos',
    finalidade: 'Não gravar duas vezes o que foi enviado duas vezes.',
    baseLegal: 'Art. 7º, III, da Lei 13.709/2018',
    quemVe: 'A própria pessoa, ao repetir o envio.',
    prazo: {
      unidade: 'DIAS',
      padrao: 2,
      minimo: 2,
      contaDe: 'o envio',
      fonte: 'Um celular sem rede repete o envio por até 47 horas.',
    },
    aposOPrazo: 'Apagada.',
    dados: [
      {
        tabela: 'chaves_idempotencia',
        titulo: 'Envios dos últimos dias',
        // An answer also names others.
        reservadas: ['chave', 'pedido_hash', 'resposta', 'id'],
        colunas: {
          usuario_id: 'Número do usuário',
          chave: 'Chave do envio',
          pedido_hash: 'Resumo do pedido',
          status: 'Resultado',
          resposta: 'Resposta',
          criado_em: 'Quando',
          id: 'Ordem',
        },
        doUsuario,
      },
    ],
  },
  exclusoes: {
    nome: 'Registros excluídos há pouco',
    titulares: 'As pessoas do registro excluído e quem o excluiu',
    finalidade: 'Desfazer uma exclusão por engano.',
    baseLegal: 'Art. 7º, III, da Lei 13.709/2018',
    quemVe: NINGUEM,
    prazo: {
      unidade: 'DIAS',
      padrao: 0,
      minimo: 0,
      contaDe: 'o dia da exclusão',
      fonte: 'Art. 15, I, da Lei 13.709/2018: a exclusão pode ser desfeita por 30 segundos.',
    },
    aposOPrazo: 'Apagados.',
    dados: [
      {
        tabela: 'exclusoes',
        titulo: 'Exclusões que ainda podem ser desfeitas',
        reservadas: ['linhas', 'referencias'],
        colunas: {
          registro: 'Número do registro',
          usuario_id: 'Quem excluiu',
          em: 'Quando',
          linhas: 'O registro excluído',
          referencias: 'Registros citados',
        },
        doUsuario,
      },
    ],
  },
  aprovacoes: {
    nome: 'Pedidos de aprovação',
    titulares: 'Usuários que pediram, que decidiram e de quem o pedido trata',
    finalidade: 'Não deixar que uma só pessoa dê ou tire o poder de administrar os usuários.',
    baseLegal: SEGURANCA,
    quemVe: 'Quem tem a permissão Usuários, enquanto o pedido está aberto.',
    prazo: {
      unidade: 'DIAS',
      padrao: 30,
      minimo: 1,
      contaDe: 'o fim da validade do pedido',
      fonte:
        'Art. 15, I, da Lei 13.709/2018: um pedido vencido não tem mais finalidade; a auditoria guarda quem pediu e quem decidiu.',
    },
    aposOPrazo: 'Apagados.',
    dados: [
      {
        tabela: 'aprovacoes',
        titulo: 'Pedidos de aprovação',
        colunas: {
          ato: 'O que se pede',
          usuario_id: 'Número do usuário',
          pedida_por_id: 'Quem pediu',
          pedida_em: 'Quando',
          vale_ate: 'Vale até',
          efeito_em: 'Cumprido sem oposição em',
          status: 'Situação',
          decidida_por_id: 'Quem decidiu',
          decidida_em: 'Decidido em',
        },
        doUsuario: (id) => sql`${id} in (usuario_id, pedida_por_id, decidida_por_id)`,
      },
    ],
  },
  rascunhos: {
    nome: 'Rascunhos de recebimento',
    titulares: 'Quem digitou e quem conferiu a entrega; pessoas nas fotos',
    finalidade: 'Continuar em outro aparelho um recebimento que não foi concluído.',
    baseLegal: 'Art. 7º, III, da Lei 13.709/2018',
    quemVe: 'Quem tem a permissão Solicitações, nas próprias unidades.',
    prazo: {
      unidade: 'DIAS',
      padrao: 90,
      minimo: 7,
      contaDe: 'a última vez que foi guardado',
      fonte: 'Art. 15, I, da Lei 13.709/2018: uma entrega que não foi registrada em 90 dias não o será pelo rascunho.',
    },
    aposOPrazo: 'Apagados, com as fotos que não entraram em um recebimento.',
    dados: [
      {
        tabela: 'rascunhos_de_recebimento',
        titulo: 'Rascunhos de recebimento',
        colunas: { conteudo: 'O que foi digitado', usuario_id: 'Número do usuário', guardado_em: 'Quando' },
        doUsuario,
      },
    ],
  },
  importacoes: {
    nome: 'Importações em curso',
    titulares: 'Quem importa, e as pessoas que a planilha cita',
    finalidade: 'Conferir, corrigir e gravar uma planilha sem enviá-la de novo, também em outro computador.',
    baseLegal: 'Art. 7º, III, da Lei 13.709/2018',
    quemVe: 'A própria pessoa.',
    prazo: {
      unidade: 'DIAS',
      padrao: 1,
      minimo: 1,
      contaDe: 'o último uso',
      fonte: 'Art. 15, I, da Lei 13.709/2018: uma importação que não foi usada em 24 horas não tem mais finalidade.',
    },
    aposOPrazo: 'Apagadas.',
    dados: [
      {
        tabela: 'importacoes_em_curso',
        titulo: 'Importações em curso',
        // A spreadsheet names others.
        reservadas: ['conteudo', 'palpites', 'linhas', 'faltam', 'aviso', 'resultado'],
        colunas: {
          usuario_id: 'Número do usuário',
          nome: 'Arquivo',
          conteudo: 'Conteúdo do arquivo',
          palpites: 'Primeiros valores das colunas',
          linhas: 'Linhas',
          faltam: 'Nomes que faltam',
          aviso: 'Aviso da gravação',
          resultado: 'Resultado',
          usada_em: 'Último uso',
        },
        doUsuario,
      },
    ],
  },
};
