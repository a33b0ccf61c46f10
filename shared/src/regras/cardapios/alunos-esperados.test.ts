import { origemDosAlunos } from './alunos-esperados.js';

test.each([
  [{}, 'pela escola'],
  [{ refeicoes: 20 }, 'média das últimas 20 refeições'],
  [{ refeicoes: 1 }, 'como na última refeição'],
  [{ matriculasDe: 2026 }, 'matrículas de 2026'],
])('%j is explained as “%s”', (origem, frase) => expect(origemDosAlunos(origem)).toBe(frase));
