import { arredondar, decimal } from '@merenda/shared/regras';

export interface TotalDeAlunos {
  situacao: 'Para a refeição' | 'Alimentados' | 'Não alimentados';
  alunos: number;
  /** Of those expected, in %, one decimal; null if no one was expected. */
  porcento: number | null;
}

/** The three columns of chart and table. */
export function totaisDoDesperdicio(esperados: number, alimentados: number, naoAlimentados: number): TotalDeAlunos[] {
  const porcento = (alunos: number) =>
    esperados === 0 ? null : arredondar(decimal(alunos).times(100).div(esperados), 1).toNumber();
  return [
    { situacao: 'Para a refeição', alunos: esperados, porcento: porcento(esperados) },
    { situacao: 'Alimentados', alunos: alimentados, porcento: porcento(alimentados) },
    { situacao: 'Não alimentados', alunos: naoAlimentados, porcento: porcento(naoAlimentados) },
  ];
}
