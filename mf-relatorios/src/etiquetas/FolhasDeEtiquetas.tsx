import type { ProdutoLote } from '@merenda/shared/contratos';
import { codigoDaEtiqueta, nomeDaEmbalagem } from '@merenda/shared/regras';
import { CodigoQr, desenharQr, type DesenhoDoQr } from '@merenda/shared/ui';
import { useMemo, type CSSProperties } from 'react';
import { emFolhas, etiquetasPorFolha, gradeDe, type FormatoDeEtiqueta } from './formatos.js';
import './etiquetas.css';

interface FolhasDeEtiquetasProps {
  /** A lot as often as it has labels. */
  lotes: readonly ProdutoLote[];
  /** The name of the unit that has the lots. */
  unidade: string;
  formato: FormatoDeEtiqueta;
  /** The first free place of the first sheet, from 1 on. */
  primeira: number;
  /** The name of a package by its code. */
  embalagem: (codigo: string) => string;
}

/** The labels as they will be on the paper, page by page. */
export function FolhasDeEtiquetas({ lotes, unidade, formato, primeira, embalagem }: FolhasDeEtiquetasProps) {
  const folhas = emFolhas(lotes, etiquetasPorFolha(formato), primeira);
  const grade = gradeDe(formato);
  // Once for each lot: hundreds of labels may be of one.
  const codigos = useMemo(() => codigosDe(lotes), [lotes]);
  return (
    <div className="etiquetas-mesa" data-tema="claro">
      {folhas.map((lugares, folha) => (
        <ol
          key={folha}
          aria-label={`Folha ${folha + 1} de ${folhas.length}`}
          className={grade === null ? 'etiquetas-folha etiquetas-termica' : 'etiquetas-folha etiquetas-a4'}
          style={grade === null ? undefined : medidas(grade)}
        >
          {lugares.map((lote, lugar) =>
            lote === null ? (
              <li key={lugar} aria-hidden="true" />
            ) : (
              <li key={lugar} className="etiqueta">
                <Etiqueta
                  lote={lote}
                  codigo={codigos.get(lote.id)}
                  unidade={unidade}
                  embalagem={nomeDaEmbalagem(lote.produto, embalagem(lote.produto.unidadeProduto))}
                />
              </li>
            ),
          )}
        </ol>
      ))}
    </div>
  );
}

/** The measures of a sheet as properties of its style. */
const medidas = ({
  colunas,
  linhas,
  largura,
  altura,
  vao,
}: NonNullable<ReturnType<typeof gradeDe>>): CSSProperties => ({
  gridTemplateColumns: `repeat(${colunas}, ${largura}mm)`,
  gridTemplateRows: `repeat(${linhas}, ${altura}mm)`,
  columnGap: `${vao}mm`,
});

/** The codes of the lots, by their ids. */
function codigosDe(lotes: readonly ProdutoLote[]): ReadonlyMap<number, DesenhoDoQr> {
  const ids = new Set(lotes.map(({ id }) => id));
  return new Map([...ids].map((id) => [id, desenharQr(codigoDaEtiqueta(window.location.origin, id))]));
}

/** The letters of a lot's number that fit in one line. */
const LONGO = 14;

interface EtiquetaProps {
  lote: ProdutoLote;
  codigo: DesenhoDoQr | undefined;
  unidade: string;
  embalagem: string | null;
}

function Etiqueta({ lote: { numero, dataValidade, produto }, codigo, unidade, embalagem }: EtiquetaProps) {
  return (
    <>
      {codigo && <CodigoQr className="etiqueta-qr" desenho={codigo} />}
      <div className="etiqueta-texto">
        <strong className="etiqueta-produto">{produto.nome}</strong>
        <span className={numero.length > LONGO ? 'etiqueta-lote etiqueta-longo' : 'etiqueta-lote'}>Lote {numero}</span>
        <span className="etiqueta-validade">
          <span>Validade</span> <strong>{dataValidade}</strong>
        </span>
        {embalagem !== null && <span className="etiqueta-embalagem">{embalagem}</span>}
        <span className="etiqueta-unidade">{unidade}</span>
      </div>
    </>
  );
}
