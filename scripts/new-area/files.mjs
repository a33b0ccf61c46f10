/**
 * The files of a new area: a workspace whose one screen lists the educational units, as every list of the product does,
 * with what proves it. Its team goes on from there.
 * @param {{ id: string, nome: string, caminho: string, ordem: number, dependencies: Record<string, string> }} area
 *   `ordem` is the place in the menu; `dependencies` are the singletons in the shell's exact versions
 * @returns {Record<string, string>} path in the area's folder → content
 */
export function filesOf({ id, nome, caminho, ordem, dependencies }) {
  return {
    'package.json': asJson({
      name: id,
      version: '1.0.0',
      private: true,
      type: 'module',
      scripts: { test: 'jest', dev: 'node ../scripts/dev.mjs' },
      dependencies,
    }),
    'webpack.config.cjs': `const { areaConfig } = require('@merenda/shared/federation');

module.exports = areaConfig(__dirname);
`,
    'jest.config.mjs': `import preset from '@merenda/shared/testing/jest-preset';

export default preset.navegador('${id}');
`,
    'area.json': asJson({
      id,
      nome,
      telas: [{ id: 'unidades', caminho, titulo: nome, permissao: null }],
      menu: [{ id: caminho.slice(1), titulo: nome, ordem, entradas: [{ tela: 'unidades', rotulo: 'Unidades' }] }],
    }),
    'README.md': `# ${id}

The area **${nome}**.

- \`area.json\` says which screens there are and where the menu shows them; \`src/area.tsx\` maps each to its loader.
- One folder an entity under \`src/\`.
- \`npm run dev -w ${id}\` serves the whole product with this area reloading on save; \`npm test -w ${id}\` runs its tests.

How an area works: [\`docs/areas.md\`](../docs/areas.md). How a screen is built: [\`docs/screens.md\`](../docs/screens.md).
`,
    'src/area.tsx': `import { defineArea } from '@merenda/shared';

export default defineArea({
  unidades: () => import('./unidades/Unidades.js'),
});
`,
    'src/area.test.ts': `import { verificarArea } from '@merenda/shared/testing';
import areaJson from '../area.json';
import area from './area.js';

verificarArea(areaJson, area);
`,
    'src/unidades/unidades.api.ts': `import { api } from '@merenda/shared';
import type { UnidadeEducacional } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';

/** Every educational unit, by name. */
export const useUnidades = () =>
  useQuery({ queryKey: ['unidades'], queryFn: ({ signal }) => api.get<UnidadeEducacional[]>('unidades-educacionais', { signal }) });
`,
    'src/unidades/Unidades.tsx': `import type { UnidadeEducacional } from '@merenda/shared/contratos';
import { ListaComBusca, Tela, type CampoDeBusca, type Coluna } from '@merenda/shared/ui';
import { useUnidades } from './unidades.api.js';

const nomeDe = ({ nome }: UnidadeEducacional) => nome;
const cidadeDe = ({ cidade }: UnidadeEducacional) => cidade;

const BUSCA: CampoDeBusca<UnidadeEducacional>[] = [{ campo: 'nome', rotulo: 'Nome', texto: nomeDe }];

const COLUNAS: Coluna<UnidadeEducacional>[] = [
  { titulo: 'Nome', valor: nomeDe, ordem: nomeDe },
  { titulo: 'Cidade', valor: cidadeDe, ordem: cidadeDe },
];

/** Screen '${caminho}': the educational units. */
export default function Unidades() {
  const consulta = useUnidades();
  return (
    <Tela titulo="${nome}">
      <ListaComBusca
        rotulo="Unidades educacionais"
        consulta={consulta}
        busca={BUSCA}
        colunas={COLUNAS}
        nomeDaLinha={nomeDe}
        vazio="Nenhuma unidade cadastrada."
      />
    </Tela>
  );
}
`,
    'src/unidades/Unidades.test.tsx': `import type { UnidadeEducacional } from '@merenda/shared/contratos';
import { problema, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen } from '@testing-library/react';
import Unidades from './Unidades.js';

const unidade = (id: number, nome: string) => ({ id, nome, cidade: 'VALE VERDE' }) as UnidadeEducacional;

test('the units are listed and found by name', async () => {
  simularApi({ 'GET /unidades-educacionais': [unidade(1, 'ESCOLA DAS ACÁCIAS'), unidade(2, 'CRECHE GIRASSOL')] });
  const { usuario, container } = renderTela(<Unidades />);
  await screen.findByRole('cell', { name: 'ESCOLA DAS ACÁCIAS' });
  await usuario.type(screen.getByRole('textbox', { name: 'Nome' }), 'girassol');
  await screen.findByText('1 de 2 registros');
  expect(screen.queryByRole('cell', { name: 'ESCOLA DAS ACÁCIAS' })).toBeNull();
  await verificarAcessibilidade(container);
});

test('a failure is told in the place of the list', async () => {
  simularApi({ 'GET /unidades-educacionais': problema(503, 'O serviço está indisponível. Tente de novo em instantes.') });
  renderTela(<Unidades />);
  await screen.findByText('O serviço está indisponível. Tente de novo em instantes.');
});
`,
  };
}

const asJson = (value) => `${JSON.stringify(value, null, 2)}\n`;
