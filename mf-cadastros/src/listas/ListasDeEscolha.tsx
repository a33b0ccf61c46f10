import { LISTAS_CONVENCAO, MOTIVOS_DE_LISTA_FIXA, ROTULOS_LISTA_CONVENCAO } from '@merenda/shared/contratos';
import { compararTextos } from '@merenda/shared/formatos';
import { Alerta, SelectOpcoes, Tela } from '@merenda/shared/ui';
import { Card, Flex } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { OpcoesDaLista } from './OpcoesDaLista.js';

const LISTAS = LISTAS_CONVENCAO.map((lista) => ({
  valor: lista,
  rotulo: ROTULOS_LISTA_CONVENCAO[lista] + (MOTIVOS_DE_LISTA_FIXA[lista] ? ' (fixa)' : ''),
})).toSorted((a, b) => compararTextos(a.rotulo, b.rotulo));

/** Screen '/listas': the look-up lists, one at a time: `?lista=cargos`. */
export default function ListasDeEscolha() {
  const [busca, setBusca] = useSearchParams();
  const lista = LISTAS_CONVENCAO.find((uma) => uma === busca.get('lista')) ?? 'cargos';
  const motivo = MOTIVOS_DE_LISTA_FIXA[lista];
  return (
    <Tela titulo="Listas de Escolha">
      <Card>
        <Flex vertical gap="middle">
          <SelectOpcoes
            aria-label="Lista"
            opcoes={LISTAS}
            value={lista}
            onChange={(outra) => outra && setBusca({ lista: outra }, { replace: true })}
            style={{ maxWidth: 420 }}
          />
          {motivo && <Alerta type="info" title="Esta lista é fixa" description={motivo} />}
          <OpcoesDaLista key={lista} lista={lista} fixa={motivo !== undefined} />
        </Flex>
      </Card>
    </Tela>
  );
}
