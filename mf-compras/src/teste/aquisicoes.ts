import type { Aquisicao, AquisicaoResumo } from '@merenda/shared/contratos';

const CHAMADA: Omit<AquisicaoResumo, 'fornecedores'> = {
  id: 9,
  unidadeEducacional: { id: 7, nome: 'COZINHA CENTRAL' },
  objeto: 'Gêneros',
  numero: 'PE 1',
  numeroProcessoAdminis: '10',
  dataContrato: '01/02/2026',
  vigencia: '31/12/2026',
  vencida: false,
  ano: 2026,
  aquisicaoTipo: 'CHAMADA',
  tipoDeLicitacao: null,
  modalidadeLicitacao: null,
  fonteRecurso: 'PNAE_FNDE',
  fonteDeRecursos: 'PNAE_FNDE',
  fonteConferida: true,
  valor: 1000,
  valorParcial: 1000,
  valorAditivado: 0,
  valorDisponivel: 1000,
  status: 'PENDENTE',
  notificacao: null,
  versao: 1,
};

/** A pending public call, whole, without proposals. */
export const umaAquisicao = (mudanca: Partial<Aquisicao> = {}): Aquisicao => ({
  ...CHAMADA,
  propostasVencedoras: [],
  aditivos: [],
  motivo: null,
  ...mudanca,
});

/** The same as a list shows it. */
export const umaAquisicaoDaLista = (mudanca: Partial<AquisicaoResumo> = {}): AquisicaoResumo => ({
  ...CHAMADA,
  fornecedores: [],
  ...mudanca,
});
