import { formatarDataDDMMYYYY } from '@merenda/shared/formatos';
import { Typography } from 'antd';
import { Link } from 'react-router-dom';
import type { Periodo } from './calendario.api.js';

const ARQUIVOS = { PDF: 'Um PDF', ZIP: 'Um arquivo por unidade (zip)' };

/** The choice of the file with the weekly menus of a month, of all units: it is made on the page to which each leads. */
export function CardapiosDeTodas({ periodo: { de, ate } }: { periodo: Periodo }) {
  return (
    <>
      <Typography.Text>Cardápios do mês, uma página por semana, de todas as suas unidades:</Typography.Text>
      {Object.entries(ARQUIVOS).map(([arquivo, rotulo]) => (
        <Link key={arquivo} className="alvo" to={enderecoDe({ de, ate }, arquivo)}>
          {rotulo}
        </Link>
      ))}
    </>
  );
}

function enderecoDe({ de, ate }: Periodo, arquivo: string): string {
  const busca = new URLSearchParams({
    de: formatarDataDDMMYYYY(de),
    para: formatarDataDDMMYYYY(ate),
    forma: 'semanal',
    arquivo,
  });
  return `/relatorio/varios/cardapio-impresso?${busca.toString()}`;
}
