import IntentJSON
