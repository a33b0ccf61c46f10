import {
  comFixo,
  estaFixo,
  fixosForaDaSemana,
  metasDe,
  semFixo,
  semPrato,
  type Escolhas,
  type Vaga,
} from './proposta.js';

const vaga = (prato: number): Vaga => ({
  hora: '12:00',
  tipo: 'ALMOCO',
  prato: { id: prato, nome: `P${prato}` },
  fixo: false,
  custo: null,
  porque: [],
  alternativas: [],
});
const semana = (de: string, dias: [dia: string, prato: number][]) => ({
  de,
  ate: de,
  dias: dias.map(([dia, prato]) => ({ dia, vagas: [vaga(prato)] })),
  semAula: [],
});
const UMA = semana('30/11/2026', [
  ['30/11/2026', 1],
  ['01/12/2026', 2],
]);
const OUTRA = semana('07/12/2026', [
  ['07/12/2026', 1],
  ['08/12/2026', 3],
]);
const NADA: Escolhas = { fixos: [], excluidos: [] };
const fixo = (dia: string, prato: number) => ({ dia, hora: '12:00', tipo: 'ALMOCO' as const, prato: { id: prato } });

test('when a week is solved again, the dishes of the others stay, and in it only what the user fixed', () => {
  const escolhas = comFixo(NADA, fixo('01/12/2026', 9));
  expect(fixosForaDaSemana([UMA, OUTRA], UMA, escolhas)).toEqual([
    fixo('07/12/2026', 1),
    fixo('08/12/2026', 3),
    fixo('01/12/2026', 9),
  ]);
});

test('a dish that is not used any more leaves the other weeks too, and the places where it was fixed', () => {
  const escolhas = semPrato(comFixo(NADA, fixo('30/11/2026', 1)), { id: 1, nome: 'P1' });
  expect(escolhas).toEqual({ fixos: [], excluidos: [{ id: 1, nome: 'P1' }] });
  expect(fixosForaDaSemana([UMA, OUTRA], UMA, escolhas)).toEqual([fixo('08/12/2026', 3)]);
});

test('a meal has one fixed dish, and may be freed again', () => {
  const duas = comFixo(comFixo(NADA, fixo('30/11/2026', 1)), fixo('30/11/2026', 2));
  expect(duas.fixos).toEqual([fixo('30/11/2026', 2)]);
  expect(estaFixo(duas, fixo('30/11/2026', 2))).toBe(true);
  expect(estaFixo(duas, { ...fixo('30/11/2026', 2), hora: '12:30' })).toBe(false);
  expect(semFixo(duas, fixo('30/11/2026', 5))).toEqual(NADA);
});

test('the bounds of the reference are counted over all weeks', () => {
  const nutriente = (valor: number) => ({
    nome: 'caloria' as const,
    valor,
    unidadeDeMedida: 'kcal',
    ausentes: [],
  });
  const daSemana = (valor: number) => ({
    de: '30/11/2026',
    ate: '06/12/2026',
    diasLetivos: 5,
    custoMedio: null,
    regras: [],
    nutrientes: [nutriente(valor), { ...nutriente(1), nome: 'sodio' as const }],
  });
  const figuras = {
    custoMedio: null,
    semPreco: [],
    agriculturaFamiliar: null,
    semanas: [daSemana(299), daSemana(300)],
    meses: [],
    estoqueUsado: [],
    aComprar: [],
  };
  const referencia = {
    norma: 'N',
    fonte: 'F',
    coberturaPct: 20,
    nutrientes: {
      caloria: {
        norma: 'N',
        unidade: 'kcal',
        minimo: 300,
        maximo: null,
        carater: 'MINIMO',
        certeza: 'verificado',
        observacao: null,
      },
    },
  };
  expect(metasDe(figuras, referencia)).toEqual({ atendidas: 1, total: 2 });
  expect(metasDe(figuras, null)).toBeNull();
});
