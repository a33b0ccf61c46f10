import type { Item } from '@merenda/shared/contratos';
import { itensSemGrupo } from '@merenda/shared/regras';
import { Alerta } from '@merenda/shared/ui';
import { Link } from 'react-router-dom';

/** Above the list of items: how many foods the rules of menus know nothing of, and the way to classify them. */
export function AvisoSemGrupo({ itens }: { itens: readonly Item[] }) {
  const quantos = itensSemGrupo(itens).length;
  if (quantos === 0) return null;
  return (
    <Alerta
      type="warning"
      style={{ marginBottom: 8, paddingBlock: 4 }}
      title={`${quantos === 1 ? '1 item' : `${quantos} itens`} sem grupo: as regras dos cardápios ficam incompletas.`}
      acao={
        <Link className="alvo" to="/classificar-itens">
          Classificar itens
        </Link>
      }
    />
  );
}
