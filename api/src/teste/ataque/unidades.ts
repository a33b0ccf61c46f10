import { PERMISSOES } from '@merenda/shared/contratos';
import { PERMISSOES_DAS_ROTAS } from '../rotas/permissoes/index.js';
import { Atacante } from './servidor.js';

/** Ids of each parameter of a path. */
const IDS = 40;
/** Where a path has two parameters. */
const IDS_DE_PARES = 12;

/** What several units have in common: contracts with quantities for each unit, and lots that were divided. */
const EM_COMUM = /^GET \/(relatorios\/)?(aquisicoes|fornecedores|lotes)\//;

/** USUARIOS belongs to no unit, and would wait for an approval. */
const DAS_UNIDADES = PERMISSOES.filter((permissao) => permissao !== 'USUARIOS');

/**
 * The same ids as users of two units with every permission on units: no record that belongs to a unit is answered to both.
 */
export async function atacarUnidades(url: string): Promise<string> {
  const admin = await Atacante.entrar(url, 'admin');
  const unidades = await admin.ler<{ id: number }[]>('/estoques');
  if (unidades.length < 2) throw new Error('the demonstration has too few units');
  const [um, outro] = [
    await admin.criar(DAS_UNIDADES, unidades.slice(0, 1)),
    await admin.criar(DAS_UNIDADES, unidades.slice(1, 2)),
  ];
  const vazamentos: string[] = [];
  let requisicoes = 0;
  let respondidos = 0;
  for (const [rota, { alheia }] of Object.entries(PERMISSOES_DAS_ROTAS)) {
    if (!rota.startsWith('GET ') || (alheia !== 403 && alheia !== 404)) continue;
    for (const caminho of caminhosDe(rota.slice('GET '.length))) {
      const [dele, delas] = [await um.chamar('GET', caminho), await outro.chamar('GET', caminho)];
      requisicoes += 2;
      respondidos += [dele, delas].filter(({ status }) => status === 200).length;
      for (const { status, texto } of [dele, delas])
        if (status >= 500) vazamentos.push(`${caminho}: ${status} ${texto.slice(0, 200)}`);
      if (dele.status === 200 && delas.status === 200 && !EM_COMUM.test(rota))
        vazamentos.push(`${caminho} is answered to users of both units`);
    }
  }
  if (vazamentos.length > 0) throw new Error(vazamentos.join('\n'));
  if (respondidos === 0) throw new Error('no request reached a record');
  return `${requisicoes} requests for ids of two units: ${respondidos} records, each answered to users of its own unit only`;
}

/** Paths with ids in the place of all parameters; one whose unit is in the query gets it there. */
function caminhosDe(caminho: string): string[] {
  const parametros = caminho.match(/:\w+(\([^)]*\))?/g) ?? [];
  const ate = parametros.length > 1 ? IDS_DE_PARES : IDS;
  let caminhos =
    parametros.length === 0 ? Array.from({ length: ate }, (_, i) => `${caminho}?unidade=${i + 1}`) : [caminho];
  for (const parametro of parametros)
    caminhos = caminhos.flatMap((um) => Array.from({ length: ate }, (_, i) => um.replace(parametro, String(i + 1))));
  return caminhos;
}
