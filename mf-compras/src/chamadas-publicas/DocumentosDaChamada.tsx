import type { ChamadaPublica } from '@merenda/shared/contratos';
import { Flex } from 'antd';
import { Link } from 'react-router-dom';

/** The papers of a public call; the minutes from the selection on. */
export function DocumentosDaChamada({ chamada: { id, sorteio } }: { chamada: ChamadaPublica }) {
  const papeis = [
    ['chamada-pesquisa-precos', 'Pesquisa de preços'],
    ['chamada-edital', 'Edital'],
    ['chamada-projeto-venda', 'Projeto de venda em branco'],
    ...(sorteio === null ? [] : [['chamada-ata', 'Ata da seleção']]),
  ];
  return (
    <Flex wrap gap="4px 16px">
      {papeis.map(([chave, rotulo]) => (
        <Link key={chave} to={`/relatorio/${chave}/${id}`}>
          {rotulo}
        </Link>
      ))}
    </Flex>
  );
}
