import type { Lancamento, LancamentoDoDia, PratoDoDia } from '@merenda/shared/contratos';
import { dataComparavel, nomeComum } from '@merenda/shared/formatos';
import { EstadoErro, EstadoVazio } from '@merenda/shared/ui';
import { Button, Flex, Spin } from 'antd';
import { useState } from 'react';
import { useCardapiosDoDia } from '../execucao/execucao.api.js';

/** A dish of a launch. */
export interface PratoLancado {
  lancamento: LancamentoDoDia;
  prato: PratoDoDia;
}

interface SubstituirPratoProps {
  lancamento: Lancamento;
  aoEscolher: (escolhido: PratoLancado) => void;
}

/** Offers to serve another dish on the day of a launch, before its meals are registered; the menu itself stays as it is. */
export function SubstituirPrato(props: SubstituirPratoProps) {
  const [aberto, setAberto] = useState(false);
  if (aberto) return <Pratos {...props} />;
  return (
    <Button style={{ marginBottom: 16 }} onClick={() => setAberto(true)}>
      Substituir um prato
    </Button>
  );
}

function Pratos({ lancamento: { id, data, unidade }, aoEscolher }: SubstituirPratoProps) {
  const doDia = useCardapiosDoDia(unidade.id, dataComparavel(data));
  if (doDia.error && doDia.data === undefined) return <EstadoErro consulta={doDia} />;
  if (doDia.data === undefined) return <Spin aria-label="Carregando os pratos do dia" />;
  const lancado = doDia.data.find((um) => um.id === id);
  if (!lancado || lancado.pratos.length === 0)
    return <EstadoVazio motivo="prato" mensagem="Este cardápio não tem pratos." />;
  return (
    <Flex vertical gap="small" component="ul" aria-label="Pratos do dia" style={{ margin: '0 0 16px', padding: 0 }}>
      {lancado.pratos.map((um) => (
        <Flex
          key={`${um.hora}-${um.tipo}-${um.prato.id}`}
          component="li"
          wrap
          gap="small"
          align="center"
          justify="space-between"
        >
          <span>
            {um.hora} · {nomeComum(um.prato.nome)}
          </span>
          <Button
            disabled={um.refeicao !== null}
            aria-label={`Substituir ${nomeComum(um.prato.nome)}`}
            onClick={() => aoEscolher({ lancamento: lancado, prato: um })}
          >
            Substituir
          </Button>
        </Flex>
      ))}
    </Flex>
  );
}
