import { diasDoPeriodo, diaDaSemana } from '@merenda/shared/regras';
import { EstadoVazio } from '@merenda/shared/ui';
import { DiaDaLista } from './DiaDaLista';
import { periodoDoMes } from './mes';
import type { VistaDoMesProps } from './Mes';

/** The month day by day: school days, and those of the others that have a menu. */
export function ListaDoMes({ mes, ...vista }: VistaDoMesProps) {
  const { de, ate } = periodoDoMes(mes);
  const dias = diasDoPeriodo(de, ate).filter((dia) => diaDaSemana(dia) !== null || vista.eventos.has(dia) || dia === vista.hoje);
  return (
    <>
      {vista.eventos.size === 0 && <EstadoVazio mensagem="Nenhum cardápio vinculado neste mês." />}
      <div className="calendario-lista">
        {dias.map((dia) => (
          <DiaDaLista key={dia} {...vista} dia={dia} />
        ))}
      </div>
    </>
  );
}
