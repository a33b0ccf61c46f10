import { z } from 'zod';
import { type Violacao, violacao } from '../regras/violacao.js';
import { conferir, conferirCampo } from './conferir.js';

const problemas = (schema: z.ZodType, valor: unknown) =>
  schema.safeParse(valor).error?.issues.map(({ path, message }) => ({ path, message }));

test('each violation is at its field; a number in the path is a position of a list', () => {
  const regra = ({ linhas }: { linhas: number[] }): Violacao[] =>
    linhas.flatMap((quantidade, n) =>
      violacao(quantidade > 5, `linhas.${n}.quantidade`, `Máximo: 5, não ${quantidade}.`),
    );
  const schema = z.object({ linhas: z.array(z.number()) }).superRefine(conferir(regra));
  expect(problemas(schema, { linhas: [6, 5, 7] })).toEqual([
    { path: ['linhas', 0, 'quantidade'], message: 'Máximo: 5, não 6.' },
    { path: ['linhas', 2, 'quantidade'], message: 'Máximo: 5, não 7.' },
  ]);
  expect(problemas(schema, { linhas: [5] })).toBeUndefined();
});

test('a rule about one value is at the field of its schema, where the rule itself names another one', () => {
  const curta = (texto: string): Violacao[] => violacao(texto.length < 3, 'texto', 'Use ao menos 3 letras.');
  const schema = z.object({ nome: z.string().superRefine(conferirCampo(curta)) });
  expect(problemas(schema, { nome: 'Jo' })).toEqual([{ path: ['nome'], message: 'Use ao menos 3 letras.' }]);
  expect(problemas(schema, { nome: 'Joa' })).toBeUndefined();
});
