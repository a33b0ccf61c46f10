import { usePermissao } from '@merenda/shared';
import { ROTULOS_MARCA_DA_REGRA, type MarcaDaRegra } from '@merenda/shared/contratos';
import type { SituacaoDaRegra } from '@merenda/shared/regras';
import { StatusTag, type Tom } from '@merenda/shared/ui';
import { Link } from 'react-router-dom';
import './conformidade.css';

const TONS: Record<MarcaDaRegra, Tom> = {
  CUMPRE: 'sucesso',
  NAO_CUMPRE: 'perigo',
  INCOMPLETO: 'atencao',
  INFORMA: 'neutro',
};

/** What asks for something first. */
const ORDEM: readonly MarcaDaRegra[] = ['NAO_CUMPRE', 'INCOMPLETO', 'CUMPRE', 'INFORMA'];

interface RegrasDoPeriodoProps {
  /** The name of the list: 'Regras da semana'. */
  nome: string;
  situacoes: readonly SituacaoDaRegra[];
}

/** Each rule with its mark, why, and what would mend it; those that are not kept first. */
export function RegrasDoPeriodo({ nome, situacoes }: RegrasDoPeriodoProps) {
  const ordenadas = ORDEM.flatMap((marca) => situacoes.filter((uma) => uma.marca === marca));
  const podeClassificar = usePermissao('ITENS');
  const incompletas = situacoes.some(({ marca, semDados }) => marca === 'INCOMPLETO' && semDados.length > 0);
  return (
    <>
      {incompletas && podeClassificar && (
        <div>
          <Link className="alvo" to="/classificar-itens">
            Classificar os itens sem grupo
          </Link>
        </div>
      )}
      <ul className="regras" aria-label={nome}>
        {ordenadas.map((situacao) => (
          <li key={situacao.codigo}>
            <StatusTag rotulo={ROTULOS_MARCA_DA_REGRA[situacao.marca]} tom={TONS[situacao.marca]} />
            <div>
              <strong>{situacao.regra}</strong>
              <div>
                {situacao.figura} <small>({situacao.norma})</small>
              </div>
              <PorQue situacao={situacao} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Few reasons are read at once; many are folded behind their number. */
const A_VISTA = 3;

function PorQue({ situacao: { marca, motivos, semDados, correcao } }: { situacao: SituacaoDaRegra }) {
  return (
    <>
      {correcao && <div className="regra-correcao">{correcao}</div>}
      {semDados.length > 0 && marca !== 'CUMPRE' && <div>Falta classificar ou pesar: {semDados.join(', ')}.</div>}
      {motivos.length > 0 &&
        (marca === 'NAO_CUMPRE' && motivos.length <= A_VISTA ? (
          <Motivos motivos={motivos} />
        ) : (
          <details>
            <summary>{motivos.length === 1 ? 'Por quê: 1 prato' : `Por quê: ${motivos.length} pratos`}</summary>
            <Motivos motivos={motivos} />
          </details>
        ))}
    </>
  );
}

const Motivos = ({ motivos }: { motivos: readonly string[] }) => (
  <ul>
    {motivos.map((motivo, n) => (
      <li key={n}>{motivo}</li>
    ))}
  </ul>
);
