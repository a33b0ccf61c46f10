import {
  LISTAS_CONVENCAO,
  MOTIVOS_DE_LISTA_FIXA,
  ROTULOS_LISTA_CONVENCAO,
  type ListaConvencao,
} from '@merenda/shared/contratos';
import { compararTextos } from '@merenda/shared/formatos';
import { Alerta, SelectOpcoes, Tela } from '@merenda/shared/ui';
import { Card, Flex } from 'antd';
import { useState } from 'react';
import { OpcoesDaLista } from './OpcoesDaLista.js';

const LISTAS = LISTAS_CONVENCAO.map((lista) => ({
  valor: lista,
  rotulo: ROTULOS_LISTA_CONVENCAO[lista] + (MOTIVOS_DE_LISTA_FIXA[lista] ? ' (fixa)' : ''),
})).toSorted((a, b) => compararTextos(a.rotulo, b.rotulo));

/** Screen '/listas': the look-up lists, one at a time. */
export default function ListasDeEscolha() {
  const [lista, setLista] = useState<ListaConvencao>('cargos');
  const motivo = MOTIVOS_DE_LISTA_FIXA[lista];
  return (
    <Tela titulo="Listas de Escolha">
      <Card>
        <Flex vertical gap="middle">
          <SelectOpcoes
            aria-label="Lista"
            opcoes={LISTAS}
            value={lista}
            onChange={(outra) => outra && setLista(outra)}
            style={{ maxWidth: 420 }}
          />
          {motivo && <Alerta type="info" title="Esta lista é fixa" description={motivo} />}
          <OpcoesDaLista key={lista} lista={lista} fixa={motivo !== undefined} />
        </Flex>
      </Card>
    </Tela>
  );
}
