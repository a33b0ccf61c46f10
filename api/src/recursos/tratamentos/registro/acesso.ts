import { sql } from 'drizzle-orm';
import { doUsuario, type Registro } from '../tratamento.js';

const SEGURANCA = 'Art. 7º, III, e art. 46 (medidas de segurança) da Lei 13.709/2018';
const NINGUEM = 'Ninguém: nenhuma tela os mostra.';

/** What is kept for a short time while people work: sessions, links, answers, drafts. */
export const DE_ACESSO: Registro<
  | 'sessoes'
  | 'aparelhos'
  | 'segundo-fator'
  | 'tentativas'
  | 'recuperacoes-de-senha'
  | 'respostas-repetidas'
  | 'exclusoes'
  | 'aprovacoes'
  | 'rascunhos'
> = {
  sessoes: {
    nome: 'Sessões',
    titulares: 'Usuários',
    finalidade: 'Manter o acesso aberto, sem guardar a senha.',
    baseLegal: SEGURANCA,
    quemVe: 'A própria pessoa.',
    prazo: {
      unidade: 'DIAS',
      padrao: 7,
      minimo: 0,
      contaDe: 'o fim da sessão',
      fonte: 'Art. 15, I, da Lei 13.709/2018: até aqui, o navegador ainda pode dizer por que a sessão terminou.',
    },
    aposOPrazo: 'Apagada.',
    dados: [
      {
        tabela: 'tokens',
        titulo: 'Sessões',
        reservadas: ['hash'],
        colunas: {
          hash: 'Resumo do código da sessão',
          usuario_id: 'Número do usuário',
          criado_em: 'Início',
          usado_em: 'Último uso',
          expira_em: 'Fim, se ninguém a usar',
          termina_em: 'Fim mais tarde possível',
          sem_uso_s: 'Tempo sem uso permitido (segundos)',
          aparelho: 'Navegador',
          endereco: 'Endereço de rede',
          fim: 'Por que terminou',
          senha_em: 'Senha digitada em',
          alcance: 'O que a sessão abre',
        },
        doUsuario,
      },
    ],
  },
  aparelhos: {
    nome: 'Aparelhos conhecidos',
    titulares: 'Usuários',
    finalidade: 'Distinguir um aparelho em que a pessoa já entrou de quem tenta adivinhar a senha.',
    baseLegal: SEGURANCA,
    quemVe: 'A própria pessoa.',
    prazo: {
      unidade: 'DIAS',
      padrao: 30,
      minimo: 30,
      contaDe: 'o último acesso com o aparelho',
      fonte: 'Um aparelho é conhecido por 30 dias.',
    },
    aposOPrazo: 'Apagado.',
    dados: [
      {
        tabela: 'aparelhos',
        titulo: 'Aparelhos em que entrou',
        colunas: {
          hash: 'Resumo do código do aparelho',
          usuario_id: 'Número do usuário',
          nome: 'Aparelho',
          criado_em: 'Primeiro acesso',
          usado_em: 'Último acesso',
          segundo_fator_ate: 'Sem segunda etapa até',
          pin_hash: 'Resumo do PIN da cozinha',
          pin_desde: 'PIN da cozinha desde',
          pin_erros: 'Tentativas com o PIN',
        },
        reservadas: ['hash', 'pin_hash'],
        doUsuario,
      },
    ],
  },
  'segundo-fator': {
    nome: 'Verificação em duas etapas',
    titulares: 'Usuários que a ativaram',
    finalidade: 'Impedir que quem descobre uma senha entre com ela.',
    baseLegal: SEGURANCA,
    quemVe: 'A própria pessoa vê o que ativou e quando; ninguém vê os segredos.',
    prazo: null,
    aposOPrazo: 'Apagada pela pessoa, por quem tem a permissão Usuários, ou com a anonimização do usuário.',
    dados: [
      {
        tabela: 'autenticadores',
        titulo: 'Aplicativo autenticador',
        colunas: {
          usuario_id: 'Número do usuário',
          segredo: 'Segredo, cifrado',
          segredo_novo: 'Segredo ainda não confirmado, cifrado',
          desde: 'Ativo desde',
          ultimo_passo: 'Último código usado',
        },
        reservadas: ['segredo', 'segredo_novo', 'ultimo_passo'],
        doUsuario,
      },
      {
        tabela: 'chaves_de_acesso',
        titulo: 'Chaves de acesso',
        colunas: {
          usuario_id: 'Número do usuário',
          nome: 'Nome',
          credencial: 'Identificação da chave',
          chave_publica: 'Chave pública',
          contador: 'Assinaturas feitas',
          transportes: 'Como o navegador a alcança',
          criada_em: 'Cadastrada em',
          usada_em: 'Usada em',
        },
        reservadas: ['credencial', 'chave_publica', 'contador', 'transportes'],
        doUsuario,
      },
      {
        tabela: 'codigos_de_recuperacao',
        titulo: 'Códigos de recuperação',
        colunas: { usuario_id: 'Número do usuário', hash: 'Resumo do código', usado_em: 'Usado em' },
        reservadas: ['hash'],
        doUsuario,
      },
      {
        tabela: 'bilhetes',
        titulo: 'Acessos que esperam a segunda etapa',
        colunas: {
          hash: 'Resumo do bilhete',
          usuario_id: 'Número do usuário',
          expira_em: 'Fim',
          desafio: 'Desafio para a chave de acesso',
        },
        reservadas: ['hash', 'desafio'],
        doUsuario,
      },
      {
        tabela: 'desafios_de_chave',
        titulo: 'Cadastros de chave começados',
        colunas: { usuario_id: 'Número do usuário', desafio: 'Desafio para a chave de acesso', expira_em: 'Fim' },
        reservadas: ['desafio'],
        doUsuario,
      },
    ],
  },
  tentativas: {
    nome: 'Tentativas de acesso',
    titulares: 'Quem tenta entrar',
    finalidade: 'Limitar as tentativas de adivinhar uma senha.',
    baseLegal: SEGURANCA,
    quemVe: NINGUEM,
    prazo: {
      unidade: 'DIAS',
      padrao: 1,
      minimo: 0,
      contaDe: 'o fim da espera',
      fonte: 'Art. 15, I, da Lei 13.709/2018: passada a espera, a contagem não tem mais finalidade.',
    },
    aposOPrazo: 'Apagadas.',
    dados: [
      {
        tabela: 'tentativas',
        titulo: 'Tentativas de acesso',
        colunas: { chave: 'Resumo da conta, do endereço de rede ou do aparelho' },
      },
    ],
  },
  'recuperacoes-de-senha': {
    nome: 'Links de recuperação e de convite',
    titulares: 'Usuários',
    finalidade: 'Escolher uma senha nova por um link enviado ao e-mail.',
    baseLegal: SEGURANCA,
    quemVe: NINGUEM,
    prazo: {
      unidade: 'DIAS',
      padrao: 1,
      minimo: 0,
      contaDe: 'o fim da validade do link',
      fonte: 'Art. 15, I, da Lei 13.709/2018: um link vencido não tem mais finalidade.',
    },
    aposOPrazo: 'Apagado.',
    dados: [
      {
        tabela: 'recuperacoes_senha',
        titulo: 'Links de recuperação e de convite',
        reservadas: ['hash'],
        colunas: {
          hash: 'Resumo do código do link',
          usuario_id: 'Número do usuário',
          expira_em: 'Fim da validade',
          usado_em: 'Uso',
        },
        doUsuario,
      },
    ],
  },
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
        reservadas: ['chave', 'pedido_hash', 'resposta'],
        colunas: {
          usuario_id: 'Número do usuário',
          chave: 'Chave do envio',
          pedido_hash: 'Resumo do pedido',
          status: 'Resultado',
          resposta: 'Resposta',
          criado_em: 'Quando',
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
};
