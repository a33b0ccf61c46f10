import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RecursoPnae } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { importadorDe } from '../../teste/planilhas.js';

let app: FastifyInstance;
let gestora: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  gestora = await entrarComo(app, { permissoes: ['AQUISICOES', 'CONFIGURACOES'] });
});
afterAll(() => app.close());

const { prepararImportacao, importar } = importadorDe(() => gestora);
const recursos = async () => (await gestora.injetar('GET', '/recursos-pnae?ano=2025')).json<RecursoPnae[]>();

const TITULOS = 'Data;Tipo;Parcela;Documento;Valor';

test('transfers are imported once; a wrong row is refused at its cell, and a repeated document at its own', async () => {
  const arquivo = [
    TITULOS,
    '27/02/2025;Repasse;1;ob 1;52.187,50',
    '27/03/2025;Repasse;;ob 2;52.187,50',
    '31/03/2025;Rendimento;;ob 3;0',
    '30/04/2025;Rendimento;;ob 4;10,01',
  ].join('\n');
  const { conferidas } = await prepararImportacao('recursos-pnae', { conteudo: arquivo });
  expect(conferidas.map(({ situacao, motivos }) => [situacao, motivos.map(({ campo }) => campo)])).toEqual([
    ['NOVA', []],
    ['RECUSADA', ['parcela']],
    ['RECUSADA', ['valor']],
    ['NOVA', []],
  ]);
  expect(await importar('recursos-pnae', arquivo)).toMatchObject({ novas: 2, alteradas: 0 });
  expect(await recursos()).toMatchObject([
    { ano: 2025, tipo: 'REPASSE', parcela: 1, data: '27/02/2025', valor: 52_187.5, documento: 'OB 1' },
    { ano: 2025, tipo: 'RENDIMENTO', parcela: null, data: '30/04/2025', valor: 10.01, documento: 'OB 4' },
  ]);
  const repetido = [TITULOS, '28/02/2025;Repasse;1;OB 1;1,00', '30/05/2025;Repasse;2;ob 5;5,00'].join('\n');
  const { recusadas } = await importar('recursos-pnae', repetido);
  expect(recusadas).toEqual([
    { numero: 2, motivos: [expect.stringContaining('Este documento já está registrado neste ano.')] },
  ]);
  expect((await recursos()).map(({ valor }) => valor)).toEqual([52_187.5, 10.01, 5]);
});

test('a document that the file has twice is refused, and only who writes the settings imports', async () => {
  const duasVezes = [TITULOS, '02/06/2025;Repasse;3;ob 6;5,00', '03/06/2025;Repasse;3;OB 6;5,00'].join('\n');
  const { conferidas } = await prepararImportacao('recursos-pnae', { conteudo: duasVezes });
  expect(conferidas.filter(({ situacao }) => situacao === 'RECUSADA')).not.toHaveLength(0);
  const compradora = await entrarComo(app, { permissoes: ['AQUISICOES'] });
  const conteudo = Buffer.from(duasVezes).toString('base64');
  const resposta = await compradora.injetar('POST', '/importacoes/recursos-pnae/leitura', { nome: 'r.csv', conteudo });
  expect(resposta.statusCode).toBe(403);
});
