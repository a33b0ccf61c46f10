import { chaveDe, type Caminho, type Comparaveis, type Comparavel } from './comparaveis.js';

/** One field that another user changed. */
export interface Diferenca {
  chave: string;
  rotulo: string | undefined;
  antes: unknown;
  agora: unknown;
  digitado: unknown;
  /** Whether the user changed it too. */
  minha: boolean;
  mostrar: Comparavel['mostrar'];
}

/** The values of a form at three moments. */
interface Valores {
  /** When it was opened. */
  antes: unknown;
  /** On the server. */
  agora: unknown;
  /** In the form. */
  digitado: unknown;
}

/** Differences of the server's record since the form was opened, field by field in the order of the form. */
export function compararCampos(comparaveis: Comparaveis, valores: Valores): Diferenca[] {
  const vistas = new Set<string>();
  return [...comparaveis.values()].flatMap((campo) =>
    linhasDe(campo, valores).flatMap(({ caminho, rotulo }) => {
      const chave = chaveDe(caminho);
      if (vistas.has(chave)) return [];
      vistas.add(chave);
      const [antes, agora, digitado] = [valores.antes, valores.agora, valores.digitado].map((valor) =>
        lerCaminho(valor, caminho),
      );
      if (iguais(antes, agora)) return [];
      return { chave, rotulo, antes, agora, digitado, minha: !iguais(antes, digitado), mostrar: campo.mostrar };
    }),
  );
}

/**
 * The changes that keep the user's own values: fields that changed only on the server, with their values there. A list
 * of rows counts as one field.
 */
export function trazerDoServidor(
  comparaveis: Comparaveis,
  { antes, agora, digitado }: Valores,
): { name: (string | number)[]; value: unknown }[] {
  const caminhos = new Map(
    [...comparaveis.values()]
      .map(({ caminho, lista }) => lista?.caminho ?? caminho)
      .map((caminho) => [chaveDe(caminho), caminho]),
  );
  return [...caminhos.values()]
    .filter(
      (caminho) =>
        iguais(lerCaminho(antes, caminho), lerCaminho(digitado, caminho)) &&
        !iguais(lerCaminho(antes, caminho), lerCaminho(agora, caminho)),
    )
    .map((caminho) => ({ name: [...caminho], value: lerCaminho(agora, caminho) }));
}

/** The paths of a field: one, or one per row of its list, also for rows that only one of the three versions has. */
function linhasDe(
  { caminho, rotulo, lista }: Comparavel,
  { antes, agora, digitado }: Valores,
): { caminho: Caminho; rotulo: string | undefined }[] {
  if (lista === undefined) return [{ caminho, rotulo }];
  const quantas = Math.max(...[antes, agora, digitado].map((valor) => quantosEm(lerCaminho(valor, lista.caminho))));
  const noCampo = caminho.slice(lista.caminho.length + 1);
  return Array.from({ length: quantas }, (_, linha) => ({
    caminho: [...lista.caminho, linha, ...noCampo],
    rotulo: [`${lista.rotuloLinha} ${linha + 1}`, rotulo].filter(Boolean).join(' – '),
  }));
}

const quantosEm = (lista: unknown): number => (Array.isArray(lista) ? lista.length : 0);

function lerCaminho(valor: unknown, caminho: Caminho): unknown {
  return caminho.reduce<unknown>(
    (dentro, parte) =>
      typeof dentro === 'object' && dentro !== null ? (dentro as Record<string | number, unknown>)[parte] : undefined,
    valor,
  );
}

/** All empty values are equal; the keys that identify rows in a page are not data. */
function iguais(um: unknown, outro: unknown): boolean {
  return JSON.stringify(semVazios(um)) === JSON.stringify(semVazios(outro));
}

function semVazios(valor: unknown): unknown {
  if (valor === null || valor === '') return undefined;
  if (Array.isArray(valor)) return valor.map(semVazios);
  if (typeof valor !== 'object' || valor === null) return valor;
  const campos = Object.entries(valor).flatMap(([nome, dentro]) =>
    nome === 'chave' ? [] : [[nome, semVazios(dentro)] as const],
  );
  return Object.fromEntries(campos.filter(([, dentro]) => dentro !== undefined).sort(([a], [b]) => (a < b ? -1 : 1)));
}
