import type {
  Alimento,
  CardapioResumo,
  Categoria,
  ComponenteNutricional,
  NutrienteDaFicha,
  PratoResumo,
  PreviaDoAbatimento,
  RefeicaoComRegistros,
} from '@merenda/shared/contratos';

export const CALORIA: ComponenteNutricional = {
  id: 1,
  nome: 'caloria',
  tipo: 'Energia',
  grupo: 'Energia',
  unidadeMedida: 'kcal',
};
export const SODIO: ComponenteNutricional = {
  id: 12,
  nome: 'sodio',
  tipo: 'Sódio',
  grupo: 'Minerais',
  unidadeMedida: 'mg',
};

/** 100 g of rice: 358 kcal; its sodium was not analysed. */
export const ARROZ: Alimento = {
  id: 3,
  nome: 'ARROZ CRU',
  itemAlimento: { id: 7, nome: 'ARROZ', categoria: 'CEREAIS', itemProdutoTipo: 'ALIMENTO' },
  unidadeMedida: 'G',
  quantidadeBase: 100,
  forma: { nome: 'CRU', descricao: 'Cru' },
  componentes: [{ id: 1, componente: CALORIA, valor: 358 }],
  versao: 4,
};

export const LEITE: Alimento = {
  ...ARROZ,
  id: 4,
  nome: 'LEITE',
  unidadeMedida: 'ML',
  componentes: [
    { id: 2, componente: CALORIA, valor: 60 },
    { id: 3, componente: SODIO, valor: 50 },
  ],
};

export const FUNDAMENTAL: Categoria = {
  id: 4,
  modalidade: 'FUNDAMENTAL',
  faixaEtaria: { id: 40, nome: '6 a 10 anos' },
};
export const CRECHE: Categoria = { id: 2, modalidade: 'CRECHE', faixaEtaria: { id: 20, nome: '1 a 3 anos' } };

export const ENERGIA: NutrienteDaFicha = { nome: 'caloria', valor: 358, unidadeDeMedida: 'kcal', ausentes: [] };

export const prato = (id: number, nome: string, mudanca: Partial<PratoResumo> = {}): PratoResumo => ({
  id,
  nome,
  categoria: FUNDAMENTAL,
  modalidade: { nome: 'PARCIAL1', descricao: 'Parcial – 1 refeição' },
  preparos: [{ preparo: { id: 30, nome: 'ARROZ SIMPLES' } }],
  tiposDaRefeicao: [],
  versao: 1,
  ...mudanca,
});

export const cardapio = (id: number, nome: string, mudanca: Partial<CardapioResumo> = {}): CardapioResumo => ({
  id,
  nome,
  categoria: FUNDAMENTAL,
  modalidade: { nome: 'PARCIAL1', descricao: 'Parcial – 1 refeição' },
  cardapioTipo: 'REGULAR',
  alternativos: [],
  patologias: [],
  pratos: [],
  versao: 1,
  ...mudanca,
});

/** A meal that is registered and not executed. */
export const refeicao = (mudanca: Partial<RefeicaoComRegistros> = {}): RefeicaoComRegistros => ({
  id: 7,
  unidadeEducacional: { id: 3, nome: 'EMEF CENTRO' },
  dia: '23/11/2026',
  hora: '11:00',
  tipo: 'ALMOCO',
  prato: { id: 5, nome: 'ARROZ COM FEIJÃO' },
  quantidadeDePessoas: 137,
  acrescimo: 10,
  executado: false,
  executadoEm: null,
  sobraDeAlimentos: null,
  lancamentoCardapio: null,
  registros: [],
  ...mudanca,
});

/** The plan of a meal that takes 9.04 kg of rice, of which the unit has two lots. */
export const PREVIA: PreviaDoAbatimento = {
  produtos: [
    {
      id: 1,
      produto: { id: 2, nome: 'ARROZ 5 KG', unidadeProduto: 'SACO', medidaReal: 5, unidadeMedida: 'KG' },
      item: { id: 9, nome: 'ARROZ' },
      alimentos: [{ id: 3, nome: 'ARROZ CRU' }],
      lote: 'L1',
      dataValidade: '31/12/2026',
      quantidade: 1.808,
      saldo: 10,
      saldoDepois: 8.192,
      fixado: false,
    },
  ],
  faltas: [],
  outrosLotes: [
    {
      id: 4,
      produto: { id: 2, nome: 'ARROZ 5 KG', unidadeProduto: 'SACO', medidaReal: 5, unidadeMedida: 'KG' },
      item: { id: 9, nome: 'ARROZ' },
      lote: 'L2',
      dataValidade: '31/01/2027',
      saldo: 20,
    },
  ],
  assinatura: 'a1',
};
