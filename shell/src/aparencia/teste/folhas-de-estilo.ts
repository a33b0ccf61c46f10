import fs from 'node:fs';
import path from 'node:path';

/** A rule of a style sheet that sets a colour. */
export interface RegraDeCor {
  /** Its file and its selector. */
  onde: string;
  /** The declared values; '' for none. */
  texto: string;
  fundo: string;
}

const RAIZ = path.resolve(__dirname, '../../../..');

/** The rules of all style sheets of the product that set the colour of a text or of a ground. */
export function regrasDeCor(): RegraDeCor[] {
  const pastas = fs.readdirSync(RAIZ).filter((nome) => nome === 'shell' || nome.startsWith('mf-'));
  return pastas.flatMap((pasta) => {
    const arquivos = fs.readdirSync(path.join(RAIZ, pasta, 'src'), { recursive: true, encoding: 'utf8' });
    return arquivos
      .filter((arquivo) => arquivo.endsWith('.css'))
      .flatMap((arquivo) => regrasDe(path.join(pasta, 'src', arquivo)));
  });
}

function regrasDe(arquivo: string): RegraDeCor[] {
  const css = fs.readFileSync(path.join(RAIZ, arquivo), 'utf8').replace(/\/\*.*?\*\//gs, '');
  // The innermost braces hold declarations, whatever is around them.
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, seletor = '', corpo = '']) => {
    const declarado = new Map(
      corpo.split(';').flatMap((linha) => {
        const [, nome, valor] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/s.exec(linha) ?? [];
        return nome === undefined || valor === undefined ? [] : [[nome, valor] as const];
      }),
    );
    const texto = declarado.get('color') ?? '';
    const fundo = declarado.get('background') ?? declarado.get('background-color') ?? '';
    return texto || fundo ? [{ onde: `${arquivo} ${seletor.trim()}`, texto, fundo }] : [];
  });
}
