import { ROTULOS_STATUS_AQUISICAO, ROTULOS_STATUS_COMPRA, ROTULOS_TIPO_AQUISICAO } from '@merenda/shared/contratos';
import { nomeComum, nomeProprio } from '@merenda/shared/formatos';
import { MAQUINA_AQUISICAO, recursoDeAnoFechado } from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import { dasUnidadesDe, TIPOS_DE_USO } from '../acesso/index.js';
import { rotuloDe } from '../banco/chaves-de-ordem.js';
import * as tabelas from '../banco/esquema/index.js';
import { NOME_DO_FORNECEDOR } from '../cadastros/index.js';
import type { Area } from '../mecanismos/area.js';
import { emPartes } from '../mecanismos/busca/buscavel.js';
import { importavel } from '../mecanismos/importacoes/plano.js';
import { enderecoNa, type Lida } from '../mecanismos/notificacoes/avisos.js';
import { conflito } from '../nucleo/recusas.js';
import { travarAditivo } from './aditivos/consultas.js';
import { exigirQueBaste, exigirTeto } from './aditivos/regras-do-aditivo.js';
import aditivos from './aditivos/rotas.js';
import { aquisicoesNoFim } from './aquisicoes/avisos.js';
import { buscarAquisicao, exigirAquisicao, exigirVisivel } from './aquisicoes/consultas.js';
import { comNumeroUnico } from './aquisicoes/gravacao.js';
import { aditivosDa } from './aquisicoes/historico.js';
import { PLANILHA_DE_AQUISICOES } from './aquisicoes/planilha.js';
import aquisicoes from './aquisicoes/rotas.js';
import { anoFechado } from './anos-fechados/correcoes.js';
import chamadasPublicas from './chamadas-publicas/rotas.js';
import extratos from './extratos/rotas.js';
import necessidades from './necessidades/rotas.js';
import notasEletronicas from './notas-eletronicas/rotas.js';
import notasFiscais from './notas-fiscais/rotas.js';
import { EXPORTACAO_DE_PAGAMENTOS } from './pagamentos/exportacao.js';
import { INVARIANTES_DOS_PAGAMENTOS } from './pagamentos/invariantes.js';
import { EXPORTACAO_DA_RELACAO } from './pagamentos/relacao.js';
import pagamentos from './pagamentos/rotas.js';
import { EXPORTACOES_DAS_CONTAS } from './prestacao-de-contas/arquivo.js';
import { INVARIANTES_DAS_CONTAS } from './prestacao-de-contas/invariantes.js';
import prestacaoDeContas from './prestacao-de-contas/rotas.js';
import { agriculturaFamiliarEmFalta } from './recursos-pnae/avisos.js';
import { travarRecurso } from './recursos-pnae/consultas.js';
import { PLANILHA_DE_RECURSOS } from './recursos-pnae/planilha.js';
import { comDocumentoUnico } from './recursos-pnae/gravacao.js';
import recursosPnae from './recursos-pnae/rotas.js';
import { solicitacoesPendentes } from './solicitacoes/avisos.js';
import { buscarSolicitacao, doUsuario, SOLICITACOES } from './solicitacoes/consultas.js';
import { EXPORTACAO_DE_SOLICITACOES } from './solicitacoes/exportacao.js';
import { notasDa } from './solicitacoes/historico.js';
import { INVARIANTES_DAS_COMPRAS } from './solicitacoes/invariantes.js';
import solicitacoes from './solicitacoes/rotas.js';

const naAquisicao = ({ id }: Lida): string => enderecoNa(TIPOS_DE_USO.aquisicao.tela, { exibir: String(id) });

/** Condition: a number that somebody has typed, such as 'PE 012', begins with this one, letters and zeros before it aside. */
const doNumero = (coluna: SQL, comeco: string): SQL =>
  sql`starts_with(regexp_replace(${coluna}, '^[^1-9]+', ''), ${comeco})`;
/** The number of a process or of a supplier's contract is a text with its year. */
const comAno = ({ numero, ano }: { numero: string; ano: string }): string => (ano === '' ? numero : `${numero}/${ano}`);

/** From the need to the payment: contracts, their addenda, requests, invoices. */
export const COMPRAS = {
  rotas: [
    aditivos,
    aquisicoes,
    chamadasPublicas,
    extratos,
    necessidades,
    notasEletronicas,
    notasFiscais,
    pagamentos,
    prestacaoDeContas,
    recursosPnae,
    solicitacoes,
  ],
  invariantes: [...INVARIANTES_DAS_COMPRAS, ...INVARIANTES_DOS_PAGAMENTOS, ...INVARIANTES_DAS_CONTAS],
  excluiveis: {
    aditivos: {
      exclusao: 'DELETE /aditivos/:id',
      tabela: tabelas.aditivos,
      unico: (escrita) => escrita,
      travar: async (tx, contexto, registro) => {
        const { antes: aditivo, aquisicao } = await travarAditivo(tx, contexto, Number(registro));
        return {
          registrado: aditivo,
          aoExcluir: () => exigirQueBaste(tx, aquisicao.id),
          aoDesfazer: () => exigirTeto(tx, aquisicao, aditivo),
        };
      },
    },
    aquisicoes: {
      exclusao: 'DELETE /aquisicoes/:id',
      tabela: tabelas.aquisicoes,
      unico: comNumeroUnico,
      travar: async (tx, contexto, registro) => {
        const { id, status } = await exigirAquisicao(tx, contexto, Number(registro));
        const recusa = MAQUINA_AQUISICAO.recusa('excluir', status);
        if (recusa) throw conflito(recusa);
        const aquisicao = await buscarAquisicao(tx, contexto.usuario, id);
        return { registrado: aquisicao, sujeito: `O contrato ${aquisicao.numero}/${aquisicao.ano}` };
      },
    },
    'recursos-pnae': {
      exclusao: 'DELETE /recursos-pnae/:id',
      tabela: tabelas.recursosPnae,
      unico: comDocumentoUnico,
      travar: async (tx, _contexto, registro) => {
        const registrado = await travarRecurso(tx, Number(registro));
        const { ano } = registrado;
        if (await anoFechado(tx, ano)) throw conflito(recursoDeAnoFechado(ano));
        return { registrado };
      },
    },
  },
  rotulos: {
    aquisicoes: { tipo: TIPOS_DE_USO.aquisicao, nome: sql`numero || '/' || ano`, ordem: sql`data_contrato` },
    solicitacoes: {
      tipo: TIPOS_DE_USO.solicitacao,
      nome: sql`'nº ' || numero || '/' || ano`,
      ordem: sql`data_solicitacao`,
    },
    chamadas_publicas: {
      tipo: TIPOS_DE_USO.chamadaPublica,
      nome: sql`numero || '/' || ano`,
      ordem: sql`data_abertura`,
    },
    // A product that is requested, billed or delivered is an item of the acquisition.
    itens_solicitacao: null,
    recebimento_faturados: null,
    ocorrencias: null,
  },
  importaveis: {
    aquisicoes: importavel('aquisicoes', PLANILHA_DE_AQUISICOES),
    'recursos-pnae': importavel('recursos-pnae', PLANILHA_DE_RECURSOS),
  },
  exportaveis: {
    pagamentos: EXPORTACAO_DE_PAGAMENTOS,
    'relacao-de-pagamentos': EXPORTACAO_DA_RELACAO,
    ...EXPORTACOES_DAS_CONTAS,
    solicitacoes: EXPORTACAO_DE_SOLICITACOES,
  },
  historicos: {
    aquisicoes: { permissao: 'AQUISICOES', exigir: exigirVisivel, partes: aditivosDa },
    solicitacoes: {
      permissao: 'SOLICITACOES',
      exigir: ({ banco, usuario }, id) => buscarSolicitacao(banco, usuario, id),
      partes: notasDa,
    },
  },
  comentaveis: {
    aquisicoes: {
      tabela: tabelas.aquisicoes,
      coluna: 'aquisicaoId',
      permissao: 'AQUISICOES',
      exigir: exigirVisivel,
    },
    solicitacoes: {
      tabela: tabelas.solicitacoes,
      coluna: 'solicitacaoId',
      permissao: 'SOLICITACOES',
      exigir: ({ banco, usuario }, id) => buscarSolicitacao(banco, usuario, id),
    },
  },
  buscaveis: {
    SOLICITACAO: {
      tela: TIPOS_DE_USO.solicitacao.tela,
      de: SOLICITACOES,
      codigo: ({ numerado }) =>
        numerado && sql`starts_with(s.numero::text, ${numerado.numero}) and starts_with(s.ano::text, ${numerado.ano})`,
      escopo: doUsuario,
      id: sql`s.id`,
      titulo: sql`s.numero || '/' || s.ano`,
      detalhe: sql`array[${NOME_DO_FORNECEDOR}, u.nome, ${rotuloDe(sql`s.status`, ROTULOS_STATUS_COMPRA)}]`,
      ler: (titulo, partes) => ({ titulo, detalhe: emPartes(partes.map(nomeProprio)) }),
      parametros: sql`json_build_object('numero', s.numero || '/' || s.ano)`,
    },
    AQUISICAO: {
      tela: TIPOS_DE_USO.aquisicao.tela,
      de: sql`aquisicoes a`,
      codigo: ({ numerado }) =>
        numerado &&
        sql`((${doNumero(sql`a.numero`, numerado.numero)} and starts_with(a.ano::text, ${numerado.ano}))
          or ${doNumero(sql`a.numero_processo_adminis`, comAno(numerado))}
          or exists (select from propostas_vencedoras pv
            where pv.aquisicao_id = a.id and ${doNumero(sql`pv.numero_contrato`, comAno(numerado))}))`,
      escopo: (usuario) => dasUnidadesDe(usuario, sql`a.unidade_educacional_id`),
      id: sql`a.id`,
      titulo: sql`${rotuloDe(sql`a.aquisicao_tipo`, ROTULOS_TIPO_AQUISICAO)} || ' ' || a.numero || '/' || a.ano`,
      detalhe: sql`array[a.objeto, ${rotuloDe(sql`a.status`, ROTULOS_STATUS_AQUISICAO)}]`,
      ler: (titulo, partes) => ({ titulo, detalhe: emPartes(partes.map(nomeComum)) }),
      parametros: sql`json_build_object('numero', a.numero || '/' || a.ano)`,
    },
  },
  avisos: [solicitacoesPendentes, agriculturaFamiliarEmFalta, aquisicoesNoFim],
  enderecos: {
    SOLICITACOES_PENDENTES: ({ id }) => enderecoNa(TIPOS_DE_USO.solicitacaoPendente.tela, { exibir: String(id) }),
    AGRICULTURA_FAMILIAR_EM_FALTA: () => '/recursos-pnae',
    CONTRATOS_NO_FIM: naAquisicao,
    CONTRATOS_COM_SALDO_BAIXO: naAquisicao,
  },
} satisfies Area;
