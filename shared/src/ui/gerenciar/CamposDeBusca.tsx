import { Col, Flex, Input, Row } from 'antd';
import { memo, useId } from 'react';
import { EntradaData } from '../campos/CampoData.js';
import { SelectOpcoes } from '../campos/SelectOpcoes.js';
import type { CampoPerguntado, Criterios, MudarCriterios } from './filtro.js';

interface CamposDeBuscaProps {
  campos: readonly CampoPerguntado[];
  criterios: Criterios;
  aoMudar: MudarCriterios;
}

/** The search fields above a table; each change searches at once. */
export function CamposDeBusca({ campos, criterios, aoMudar }: CamposDeBuscaProps) {
  return (
    <Row gutter={[16, 8]} role="search" style={{ marginBottom: 16 }}>
      {campos.map((campo) => (
        <Col key={campo.campo} xs={24} sm={12} lg={8}>
          <Busca campo={campo} valor={criterios[campo.campo]} aoMudarCriterios={aoMudar} />
        </Col>
      ))}
    </Row>
  );
}

interface BuscaProps {
  campo: CampoPerguntado;
  valor: string | number | undefined;
  aoMudarCriterios: MudarCriterios;
}

/** A key in one field draws no other field again. */
const Busca = memo(function Busca({ campo, valor, aoMudarCriterios }: BuscaProps) {
  const id = useId();
  const aoMudar = (novo: string | number | undefined) =>
    aoMudarCriterios((antes) => ({ ...antes, [campo.campo]: novo }));
  return (
    <Flex vertical gap={4}>
      <label htmlFor={id}>{campo.rotulo}</label>
      {campo.tipo === 'opcao' ? (
        <SelectOpcoes
          id={id}
          allowClear
          placeholder={`Tod${campo.artigo ?? 'o'}s`}
          opcoes={campo.opcoes}
          value={valor}
          onChange={aoMudar}
        />
      ) : campo.tipo === 'data' ? (
        <EntradaData
          id={id}
          value={valor === undefined ? null : String(valor)}
          onChange={(data) => aoMudar(data ?? undefined)}
        />
      ) : (
        <Input
          id={id}
          allowClear
          autoComplete="off"
          placeholder={`Buscar por ${noMeioDaFrase(campo.rotulo)}`}
          value={valor}
          onChange={(e) => aoMudar(e.target.value)}
        />
      )}
    </Flex>
  );
});

/** 'Código INEP' → 'código INEP': a word in capitals is a name. */
function noMeioDaFrase(rotulo: string): string {
  return rotulo.replace(/\p{L}+/gu, (palavra) =>
    palavra.length > 1 && palavra === palavra.toUpperCase() ? palavra : palavra.toLowerCase(),
  );
}
