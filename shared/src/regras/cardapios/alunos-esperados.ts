interface OrigemDosAlunos {
  /** The number of executed meals whose mean it is. */
  refeicoes?: number;
  /** The year of the enrolments that gave it. */
  matriculasDe?: number;
}

/** Whether the school service gave a number of students. */
export const pelaEscola = ({ refeicoes, matriculasDe }: OrigemDosAlunos): boolean =>
  refeicoes === undefined && matriculasDe === undefined;

/** Where a number of students comes from, in words: 'pela escola', 'média das últimas 20 refeições', 'matrículas de 2026'. */
export function origemDosAlunos({ refeicoes, matriculasDe }: OrigemDosAlunos): string {
  if (refeicoes !== undefined)
    return refeicoes === 1 ? 'como na última refeição' : `média das últimas ${refeicoes} refeições`;
  return matriculasDe === undefined ? 'pela escola' : `matrículas de ${matriculasDe}`;
}
